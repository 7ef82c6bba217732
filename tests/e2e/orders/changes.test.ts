import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import {
  acceptOrder,
  orderCard,
  REFRESH_MS,
  refreshUntil,
  tab,
  wheelTo,
} from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

// A wider portal also reads the figures of today from the history.
test.use({ viewport: { width: 600, height: 900 } });

const NEW = { status: 'waiting_for_confirmation' };
const LISTS = ['ordersByStatus', 'orderHistory'];
/** How often the waiting list is read in full, in ms. */
const FULL_MS = 60_000;

/** Makes the backend respond as if it had no change stream. */
async function pollOnly(sandbox: SandboxControl, { restaurantId }: Vendor) {
  await sandbox.fault({ endpoint: 'orderChangesStream', restaurantId, status: 404 });
}

/** The calls of the board after the entry `sinceSeq` of the log. */
async function callsSince(sandbox: SandboxControl, { restaurantId }: Vendor, sinceSeq = 0) {
  const log = await sandbox.log({ restaurantId, sinceSeq });
  return { last: log.at(-1)?.seq ?? sinceSeq, names: log.map(({ endpoint }) => endpoint) };
}

/** Skips time until, for a minute, the page requests the changes and no list but the waiting one. Returns the last log entry. */
async function untilQuiet(page: Page, sandbox: SandboxControl, vendor: Vendor): Promise<number> {
  let seen = 0;
  await expect(async () => {
    const before = await callsSince(sandbox, vendor, seen);
    seen = before.last;
    await page.clock.fastForward(REFRESH_MS);
    await expect(async () => {
      expect((await callsSince(sandbox, vendor, seen)).names).toContain('orderChanges');
    }).toPass();
    const { names } = await callsSince(sandbox, vendor, seen);
    expect(names.filter((name) => LISTS.includes(name))).toEqual([]);
  }).toPass();
  return seen;
}

test('an order that was accepted elsewhere appears by its change', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await nameCapabilities(page, ['orders.changes']);
  await page.clock.install();
  const vendor = await newVendor({ orders: [NEW, NEW] });
  await pollOnly(sandbox, vendor);
  const [first, second] = vendor.orders;
  await signIn(vendor, '/orders');
  await expect(orderCard(page, first!)).toBeVisible();
  const seen = await untilQuiet(page, sandbox, vendor);
  const added = await sandbox.addOrder(vendor.restaurantId);
  await sandbox.changeOrder(first!._id, { status: 'cooking' });
  await refreshUntil(page, orderCard(page, added));
  await expect(orderCard(page, first!)).toBeHidden();
  await expect(orderCard(page, second!)).toBeVisible();
  await expect(tab(page, 'New', 2)).toBeVisible();
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  const { names } = await callsSince(sandbox, vendor, seen);
  expect(names).not.toContain('ordersByStatus');
});

test('an order that the changes leave out is on the board after a minute', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await nameCapabilities(page, ['orders.changes']);
  await page.clock.install();
  const vendor = await newVendor({ orders: [NEW] });
  await pollOnly(sandbox, vendor);
  await signIn(vendor, '/orders');
  await expect(tab(page, 'New', 1)).toBeVisible();
  await untilQuiet(page, sandbox, vendor);
  const added = await sandbox.addOrder(vendor.restaurantId, { leftOut: true });
  await refreshUntil(page, orderCard(page, added), FULL_MS);
  await expect(tab(page, 'New', 2)).toBeVisible();
});

test('an accept that was answered without being applied comes back to the board', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await nameCapabilities(page, ['orders.changes']);
  await page.clock.install();
  const vendor = await newVendor({ orders: [NEW] });
  const { restaurantId, orders } = vendor;
  await pollOnly(sandbox, vendor);
  const body = { statusCode: 200, message: 'Order Updated!', data: {} };
  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, status: 200, body });
  await signIn(vendor, '/orders');
  await untilQuiet(page, sandbox, vendor);
  await acceptOrder(page, orders[0]!);
  await expect(tab(page, 'New', 0)).toBeVisible();
  await refreshUntil(page, orderCard(page, orders[0]!), FULL_MS);
  await expect(tab(page, 'Preparing', 0)).toBeVisible();
});

test('a stream changes the board without a call', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.expectError(/404.*get-order-id-wise-details/);
  await nameCapabilities(page, ['orders.changes']);
  const vendor = await newVendor({ orders: [NEW, NEW] });
  const [first, second] = vendor.orders;
  await signIn(vendor, '/orders');
  await expect(tab(page, 'New', 2)).toBeVisible();
  const { restaurantId } = vendor;
  const opened = () => sandbox.log({ restaurantId, endpoint: 'orderChangesStream' });
  await expect.poll(async () => (await opened()).length).toBe(1);
  const { last } = await callsSince(sandbox, vendor);
  const added = await sandbox.addOrder(restaurantId);
  await expect(orderCard(page, added)).toBeVisible();
  await sandbox.removeOrder(first!._id);
  await expect(orderCard(page, first!)).toBeHidden();
  await expect(orderCard(page, second!)).toBeVisible();
  await expect(tab(page, 'New', 2)).toBeVisible();
  const { names } = await callsSince(sandbox, vendor, last);
  expect(names.filter((name) => [...LISTS, 'orderChanges'].includes(name))).toEqual([]);
  const start = await callsSince(sandbox, vendor);
  expect(start.names.filter((name) => name === 'waitingOrders')).toHaveLength(1);
});

test('the lists are read again after a cursor that the backend has forgotten', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await nameCapabilities(page, ['orders.changes']);
  await page.clock.install();
  const vendor = await newVendor({ orders: [NEW] });
  const { restaurantId } = vendor;
  await pollOnly(sandbox, vendor);
  await signIn(vendor, '/orders');
  await expect(tab(page, 'New', 1)).toBeVisible();
  const seen = await untilQuiet(page, sandbox, vendor);
  await sandbox.fault({ endpoint: 'orderChanges', restaurantId, status: 410, times: 1 });
  const added = await sandbox.addOrder(restaurantId);
  await refreshUntil(page, orderCard(page, added));
  expect((await callsSince(sandbox, vendor, seen)).names).toContain('waitingOrders');
  await untilQuiet(page, sandbox, vendor);
});

test('the tab All loads its pages as it is scrolled', async ({ page, sandbox, signInNew }) => {
  await nameCapabilities(page, ['history.pages', 'orders.changes']);
  const orders = Array.from({ length: 120 }, (_, index) => ({
    order_id: `ALL-${index}`,
    status: 'completed',
    ageMinutes: 60 + index,
  }));
  const vendor = await signInNew({ orders }, '/orders?tab=all');
  await expect(orderCard(page, { order_id: 'ALL-0' })).toBeVisible();
  await page.getByRole('main').hover();
  await wheelTo(page, orderCard(page, { order_id: 'ALL-119' }));
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  const { names } = await callsSince(sandbox, vendor);
  expect(names).not.toContain('orderHistory');
  expect(names.filter((name) => name === 'historyPage').length).toBeGreaterThan(2);
});
