import type { Page } from '@playwright/test';
import { searchBox, titleOf } from '../../pages/screen.ts';
import { tab } from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

const LONG = 'Asha '.repeat(60).trim();

const READY = {
  status: 'ready_to_pickup',
  verification_code: '9012',
  delivery_address: { name: LONG, phone: '98****3210' },
};

const found = (page: Page) => page.getByRole('dialog').getByRole('article');

/** Counts the taps from now on. */
function countTaps(page: Page): Promise<() => Promise<number>> {
  return page
    .evaluate(() => {
      document.addEventListener('click', () => {
        const { dataset } = document.documentElement;
        dataset.taps = String(Number(dataset.taps ?? 0) + 1);
      });
    })
    .then(() => () => page.evaluate(() => Number(document.documentElement.dataset.taps ?? 0)));
}

test('on a phone an order is handed over by its code with two taps', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await nameCapabilities(page, ['orders.handover']);
  const { orders } = await signInNew({ orders: [READY] }, '/orders');
  await expect(tab(page, 'Ready', 1)).toBeVisible();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('9012');
  await expect(found(page)).toHaveAccessibleName(`Order ${orders[0].order_id}`);
  const handOver = found(page).getByRole('button', { name: /^Handed over/ });
  await expect(handOver).toBeInViewport({ ratio: 1 });
  await expect(found(page).getByText('9012')).toBeInViewport({ ratio: 1 });
  await page.waitForFunction(
    (since) => performance.now() - since > 1_100,
    await page.evaluate(() => performance.now()),
  );
  await handOver.click();
  await expect(found(page)).toContainText('Completed');
  expect(await taps()).toBe(2);
  expect(page.url()).not.toContain('9012');
  await page.keyboard.press('Escape');
  await expect(tab(page, 'Ready', 0)).toBeVisible();
});

test('a long name, a masked number and large text stay in the dialog', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInNew({ orders: [READY, { ...READY, verification_code: '4821' }] }, '/orders');
  await expect(tab(page, 'Ready', 2)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('asha');
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows.last().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(found(page)).toContainText('98****3210');
  await expect(found(page).getByRole('link', { name: /98/ })).toHaveCount(0);
  const overflow = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
});

test('Ctrl+K opens the search with the shortcuts off, Escape returns the focus', async ({
  page,
  signInNew,
}) => {
  await signInNew({ orders: [READY] }, '/orders?tab=ready');
  await titleOf(page).focus();
  await expect(async () => {
    await page.keyboard.press('?');
    const setting = page.getByRole('switch', { name: 'Keyboard shortcuts on this device' });
    await setting.click({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await titleOf(page).focus();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(titleOf(page)).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
});
