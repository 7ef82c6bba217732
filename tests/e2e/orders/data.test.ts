import type { Page } from '@playwright/test';
import { ordersLink } from '../../pages/menu.ts';
import { titleOf, tryAgain } from '../../pages/screen.ts';
import { acceptOrder, type OrderRef, orderCard, step, tab, wheelTo } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

const NAMES = {
  '300 characters': 'Paneer'.repeat(50),
  markup: '<img src=x onerror="document.title=\'broken in\'">',
  Devanagari: 'पनीर बटर मसाला',
  'a message pattern': "{count, plural, other {#}} '{",
};

function odd(fields: Record<string, unknown>) {
  return { status: 'waiting_for_confirmation', ...fields };
}

async function hasNoSidewaysScroll(page: Page) {
  return page.getByRole('main').evaluate((main) => main.scrollWidth <= main.clientWidth);
}

test('hostile names are shown as they are', async ({ page, newVendor, signIn }) => {
  const orders = Object.values(NAMES).map((name) => {
    const cart_items = [{ food_item_name: name, varient_name: name, quantity: 1 }];
    const address = { name, address: name, landmark: name, title: name, phone: name };
    return odd({ cart_items, delivery_address: address, instructions: name });
  });
  const title = Object.values(NAMES).join(' ');
  const vendor = await newVendor({ name: title, orders });
  const named = Object.entries(NAMES).map(
    ([kind, name], index) => [kind, name, vendor.orders[index] as OrderRef] as const,
  );
  await signIn(vendor);
  await expect(titleOf(page)).toHaveText(title);
  const panel = page.getByRole('region', { name: 'Order Details' });
  for (const [kind, name, { order_id }] of named) {
    await page.getByRole('button', { name: `Order ${order_id}, show details` }).click();
    await expect(panel, kind).toContainText(order_id);
    await expect(panel, kind).toContainText(name);
  }

  await ordersLink(page).click();
  for (const [kind, name, order] of named) {
    await expect(orderCard(page, order), kind).toContainText(name);
    await expect(step(page, 'Accept', order), kind).toBeVisible();
  }
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await hasNoSidewaysScroll(page)).toBe(true);
});

const NO_LISTS = {
  'an object': { statusCode: 200, data: { 0: {} } },
  'a number': { statusCode: 200, data: 7 },
  HTML: '<!doctype html><title>502</title>',
  'half an answer': '{"statusCode":200,"da',
};

test('a list that could not be read leaves the other tabs usable', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'cooking' }] });
  const { restaurantId } = vendor;
  const [order] = vendor.orders as [OrderRef];
  const answer = (body: unknown) =>
    sandbox.fault({ endpoint: 'waitingOrders', restaurantId, body });
  const retry = tryAgain(page);
  let last = await answer({ statusCode: 400 });
  await signIn(vendor, '/orders');
  for (const [kind, body] of Object.entries(NO_LISTS)) {
    const next = await answer(body);
    await sandbox.clearFault(last.id);
    last = next;
    const answered = page.waitForResponse('**/get-waiting-order');
    await retry.click();
    await answered;
    await expect(retry, kind).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Orders could not be loaded.'), kind).toBeVisible();
    await expect(page.getByText('No Orders found'), kind).toBeVisible();
  }
  await tab(page, 'Preparing', 1).click();
  await step(page, 'Order Ready', order).click();
  await tab(page, 'Packed', 1).click();
});

test('the board stays usable with ten thousand orders', async ({ page, newVendor, signIn }) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  const data = Array.from({ length: 10_000 }, (_, index) => ({
    _id: `id${index}`,
    order_id: `ORD-${index}`,
    status: 'completed',
    cart_items: [{ food_item_name: 'Idli', quantity: 1, food_item_price: 40 }],
  }));
  await page.route('**/get-order-history', (route) => route.fulfill({ json: { data } }));
  await page.route('**/restaurant/dashboard', (route) =>
    route.fulfill({ json: { data: { orders: { total: 123_456 } } } }),
  );
  await signIn(vendor, '/orders?tab=all');
  await expect(tab(page, 'All', '1,23,456')).toBeVisible();
  await expect(orderCard(page, { order_id: 'ORD-0' })).toBeVisible();
  await orderCard(page, { order_id: 'ORD-0' }).hover();
  await wheelTo(page, orderCard(page, { order_id: 'ORD-9999' }));
  await expect(orderCard(page, { order_id: 'ORD-0' })).toHaveCount(0);
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(30);
  await tab(page, 'New', 1).click();

  await acceptOrder(page, order);
  await expect(page.getByText('Order Updated!')).toBeVisible();
});
