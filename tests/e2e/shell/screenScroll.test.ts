import type { Page } from '@playwright/test';
import { menuOf } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

const ORDERS = Array.from({ length: 25 }, (_, index) => ({
  order_id: `C-${index + 1}`,
  status: 'completed',
  ageMinutes: 60 + index,
}));

/** The scroll positions of the screens, in px. */
const scrolled = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.parentElement?.scrollTop);

const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

test('a list that is opened again has its scroll position', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signInNew({ orders: ORDERS }, '/outlet/order-history');
  const link = page.getByRole('link', { name: 'View order C-20' });
  const order = titleOf(page, 'Order C-20');
  for (const goBack of [
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Back to order history' }).click(),
  ]) {
    await link.scrollIntoViewIfNeeded();
    // The page gets the scroll event in the next frame.
    await nextFrame(page);
    await link.click();
    await expect(order).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await goBack();
    await expect(link).toBeInViewport();
  }

  const menu = menuOf(page);
  await menu.getByRole('link', { name: 'Team Members' }).click();
  await expect(titleOf(page, 'Team Members')).toBeFocused();
  await menu.getByRole('link', { name: 'Order History' }).click();
  await expect(link).toBeVisible();
  await nextFrame(page);
  await nextFrame(page);
  expect(await scrolled(page)).toBe(0);
});

test('what a host pushes is a new visit', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signInNew({ orders: ORDERS }, '/outlet/order-history');
  const title = titleOf(page);
  const link = page.getByRole('link', { name: 'View order C-20' });
  await expect(title).toHaveText('Order History');
  await link.scrollIntoViewIfNeeded();
  await nextFrame(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await visit(page, '/team');
  await expect(titleOf(page, 'Team Members')).toBeFocused();
  await visit(page, '/outlet/order-history');
  await expect(link).toBeVisible();
  await nextFrame(page);
  await nextFrame(page);
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(title).toHaveText('Team Members');
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(title).toBeFocused();
});
