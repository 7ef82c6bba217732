import type { Page } from '@playwright/test';
import { menuOf } from '../pages/menu.ts';
import { type OrderRef, orderCard, step, tab } from '../support/board.ts';
import { expect, test } from '../support/fixtures.ts';
import { requestCode } from '../support/signIn.ts';

test.use({ harness: 'lab' });

const signInButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign In', exact: true, includeHidden: true });

/** As out of the message that brought it. */
async function pasteCode(page: Page, code: string) {
  await page.getByRole('dialog').evaluate((dialog, text) => {
    const scope = dialog.getRootNode() as ShadowRoot;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
    scope.activeElement?.dispatchEvent(new ClipboardEvent('paste', init));
  }, code);
}

/** What a portal could leave in the page. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    boxes: document.querySelectorAll('vendor-portal-box, .vp-root').length,
    styles: document.querySelectorAll('style').length,
    inBody: document.body.childElementCount,
  }));

test('important rules of a host reach a scoped portal, and stop at a shadow root: sign-in, an order by keyboard, menus, sign-out, nothing left', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await page.goto('/isolated?scoped');
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();
  await expect(signInButton(page)).toBeHidden();

  await page.goto('/isolated');
  await expect(signInButton(page)).toBeVisible();
  const { boxes, ...shown } = await traces(page);
  expect(boxes).toBe(1);
  await requestCode(page, vendor.phone);
  await pasteCode(page, await sandbox.code(vendor.phone));
  await expect(page.getByRole('heading', { name: 'New Orders' })).toBeVisible();
  const before = await page.getByText(/^\d+ clicks$/).innerText();
  await menuOf(page).getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByText(`${Number.parseInt(before, 10) + 1} clicks`)).toBeVisible();
  await expect(page).toHaveURL(/\/isolated\/orders$/);

  await step(page, 'Accept', order).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Accept order ${order.order_id}` });
  await expect(dialog.getByRole('radio', { name: '20 min' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(step(page, 'Accept', order)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: '20 min' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tab(page, 'Preparing', 1).click();
  await expect(orderCard(page, order)).toBeVisible();

  await page.evaluate(() => {
    const box = document.querySelector('vendor-portal-box');
    document.querySelector('main')?.append(...(box ? [box] : []));
  });
  await expect(orderCard(page, order)).toHaveCSS('border-radius', /^[1-9]/);
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Portal' }).uncheck();
  expect(await traces(page)).toEqual({ boxes: 0, ...shown });
});
