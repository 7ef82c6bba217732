import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { type OrderRef, openAccept, orderCard, step, tab } from '../support/board.ts';

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

for (const [kind, name] of Object.entries(NAMES)) {
  test(`names of ${kind} are shown as they are`, async ({ page, newVendor, signIn }) => {
    const cart_items = [{ food_item_name: name, varient_name: name, quantity: 1 }];
    const address = { name, address: name, landmark: name, title: name, phone: name };
    const order = odd({ cart_items, delivery_address: address, instructions: name });
    const vendor = await newVendor({ name, orders: [order] });
    const [{ order_id }] = vendor.orders as [OrderRef];
    await signIn(vendor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('button', { name: `Order ${order_id}, show details` }).click();
    await expect(page.getByRole('region', { name: 'Order Details' })).toContainText(name);
    await page.getByRole('link', { name: 'Orders', exact: true }).click();

    await expect(orderCard(page, { order_id })).toContainText(name);
    await expect(step(page, 'Accept', { order_id })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await hasNoSidewaysScroll(page)).toBe(true);
  });
}

test('an order of nonsense beside a good one: both stand, the good one can be accepted', async ({
  page,
  newVendor,
  signIn,
}) => {
  const unknown = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`field_${i}`, { i }]));
  const nonsense = odd({
    ...unknown,
    createdAt: undefined,
    cart_items: null,
    cartitems: 'soup',
    billing_detail: [],
    delivery_address: null,
    customer: 7,
    status_timing: { cooking: 'yesterday', '': null },
    total_amount: 'much',
    item_sub_total_amount: {},
    gst_percentage: 'NaN',
    distance_from_customer: [],
    invoice_no: {},
  });
  const vendor = await newVendor({ orders: [nonsense, odd({})] });
  const [bad, good] = vendor.orders as [OrderRef, OrderRef];
  await signIn(vendor);
  await page.getByRole('button', { name: `Order ${bad.order_id}, show details` }).click();
  const panel = page.getByRole('region', { name: 'Order Details' });
  await expect(panel).toContainText('Total-');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(orderCard(page, bad)).toBeVisible();
  const dialog = await openAccept(page, good);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();

  await expect(tab(page, 'Preparing', 1)).toBeVisible();
});

test('rows that are no orders are left out, repeated ones are one, one without an id only shows', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const dates = { createdAt: '2026-13-45', order_id: 'NO-ID' };
  const data = [
    null,
    'x',
    7,
    [],
    odd(dates),
    odd({ _id: 'a', order_id: 'A' }),
    odd({ _id: 'a', order_id: 'A' }),
  ];
  const body = { statusCode: 200, data };
  await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, body });
  await signIn(vendor, '/orders');

  await expect(page.getByRole('article')).toHaveCount(2);
  const withoutId = orderCard(page, { order_id: 'NO-ID' });
  await expect(withoutId).toContainText('New');
  await expect(withoutId.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Accept, order A' })).toHaveCount(1);
});

test('a status nobody knows is Unknown, told on hover, and only shown', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'out_for_delivery' }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders?tab=all');

  const card = orderCard(page, order);
  await expect(card.getByTitle('out_for_delivery')).toHaveText('Unknown');
  await expect(card.getByRole('button')).toHaveCount(0);
});

const LISTS = {
  'a null list': { body: { statusCode: 200, data: null }, hasFailed: false },
  'an object for a list': { body: { statusCode: 200, data: { 0: {} } }, hasFailed: true },
  'a number for a list': { body: { statusCode: 200, data: 7 }, hasFailed: true },
  'HTML for a list': { body: '<!doctype html><title>502</title>', hasFailed: true },
  'half an answer': { body: '{"statusCode":200,"da', hasFailed: true },
};

for (const [kind, { body, hasFailed }] of Object.entries(LISTS)) {
  test(`${kind} leaves an empty tab and the others at work`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor({ orders: [{ status: 'cooking' }] });
    const { restaurantId } = vendor;
    const [order] = vendor.orders as [OrderRef];
    await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, body });
    await signIn(vendor, '/orders');
    await expect(page.getByText('No Orders found')).toBeVisible();
    await expect(page.getByText("Couldn't load.")).toHaveCount(hasFailed ? 1 : 0);
    await tab(page, 'Preparing', 1).click();

    await step(page, 'Order Ready', order).click();
    await expect(tab(page, 'Packed', 1)).toBeVisible();
  });
}

test('ten thousand orders are counted, drawn as far as they are seen, and leave the board at work', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  const data = Array.from({ length: 10_000 }, (_, index) => ({
    _id: `id${index}`,
    order_id: `ORD-${index}`,
    status: 'completed',
    cart_items: [{ food_item_name: 'Idli', quantity: 1, food_item_price: 40 }],
  }));
  await page.route('**/get-order-history', (route) => route.fulfill({ json: { data } }));
  await signIn(vendor, '/orders?tab=all');
  await expect(tab(page, 'All', '10,000\\+')).toBeVisible();
  await expect(orderCard(page, { order_id: 'ORD-0' })).toBeVisible();
  await orderCard(page, { order_id: 'ORD-0' }).hover();
  await expect(async () => {
    // The way to the end is an estimate until the last cards are drawn.
    await page.mouse.wheel(0, 10_000_000);
    await expect(orderCard(page, { order_id: 'ORD-9999' })).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(orderCard(page, { order_id: 'ORD-0' })).toHaveCount(0);
  expect(await page.getByRole('article').count()).toBeLessThan(30);
  await tab(page, 'New', 1).click();

  const dialog = await openAccept(page, order);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
  await expect(page.getByText('Order Updated!')).toBeVisible();
});
