import type { Page } from '@playwright/test';
import { openMenu } from '../../pages/menu.ts';
import { openAccept, openMessages, orderCard, step, tab, wheelTo } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createGate } from '../../support/gate.ts';
import { openSignedIn } from '../../support/signIn.ts';

/** Code that the first paint of the board does not need. */
const LATER_CODE = /\/(?:OrderQuestion|MessageLogDialog|ToastRegion|mutations|Drawer)-[^/]+\.js/;

/** Holds the responses to these requests until the returned function is called. */
async function hold(page: Page, url: RegExp | string): Promise<() => void> {
  const gate = createGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route.fallback();
  });
  return gate.open;
}

test('a click on Accept before the code of its dialog is answered once it is there', async ({
  page,
  signInNew,
}) => {
  const release = await hold(page, LATER_CODE);
  const { orders } = await signInNew(
    { orders: [{ status: 'waiting_for_confirmation' }] },
    '/orders',
  );
  const [order] = orders;
  if (!order) throw new Error('The vendor has no order');
  const dialog = await openAccept(page, order);
  await expect(orderCard(page, order)).toBeVisible();
  await expect(dialog).toBeHidden();
  release();
  await expect(dialog).toBeVisible();
});

test('a change that is clicked before its code is sent once and its toast is shown', async ({
  page,
  sandbox,
  signInNew,
}) => {
  const release = await hold(page, LATER_CODE);
  const { orders, restaurantId } = await signInNew({ orders: [{ status: 'cooking' }] }, '/orders');
  const [order] = orders;
  if (!order) throw new Error('The vendor has no order');
  await tab(page, 'Preparing', 1).click();
  const ready = step(page, 'Order Ready', order);
  await ready.click();
  await ready.click();
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Order Updated!' })).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' })).toHaveLength(1);
});

test('a click on the bell and on the menu before their code opens them', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, LATER_CODE);
  await signInNew({}, '/orders');
  await openMenu(page);
  release();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await openMessages(page);
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible();
});

test('code that is not shown is loaded after the first orders', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (LATER_CODE.test(request.url())) loaded.push(request.url());
  });
  const release = await hold(page, '**/api/food-order/get-waiting-order');
  const opened = openSignedIn(page, sandbox, vendor, '/orders');
  await expect(tab(page, 'New')).toBeVisible();
  expect(loaded).toEqual([]);
  release();
  await opened;
  await expect.poll(() => loaded).toContainEqual(expect.stringContaining('OrderQuestion'));
});

test('a long list is shown in full without the code that follows its scroll position', async ({
  page,
  signInNew,
}) => {
  await page.route('**/virtualRows-*.js', (route) => route.abort());
  const orders = Array.from({ length: 40 }, () => ({ status: 'waiting_for_confirmation' }));
  await signInNew({ orders }, '/orders');
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('the first cards of a long list are shown before the code that follows its scroll position', async ({
  page,
  signInNew,
}) => {
  const release = await hold(page, '**/virtualRows-*.js');
  const orders = Array.from({ length: 40 }, () => ({ status: 'waiting_for_confirmation' }));
  await signInNew({ orders }, '/orders');
  const accept = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Accept/ });
  await accept.focus();
  release();
  await accept.hover();
  await wheelTo(page, page.locator('[aria-posinset="40"]'));
  // The focused card stays rendered.
  await expect(accept).toBeFocused();
});
