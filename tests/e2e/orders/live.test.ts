import { dashboard } from '../../pages/dashboard.ts';
import { ordersLink } from '../../pages/menu.ts';
import { connectionBar, titleOf, tryAgain } from '../../pages/screen.ts';
import {
  acceptOrder,
  openMessages,
  orderCard,
  REFRESH_MS,
  refreshUntil,
  sentChanges,
  step,
  tab,
} from '../../support/board.ts';
import { installClock, stopClock } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilStreaming } from '../../support/push.ts';

const NEW = { status: 'waiting_for_confirmation' };
const WAITING = { orders: [NEW] } as const;

test('the tabs follow an order from New to Ready', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const streaming = untilStreaming(page);
  await signIn(vendor, '/orders');
  await expect(tab(page, 'New', 0)).toBeVisible();
  await expect(page).toHaveTitle('Orders');
  await streaming;
  const order = await sandbox.addOrder(vendor.restaurantId);
  await sandbox.push(vendor.vendorId, { title: 'New order' });
  await expect(tab(page, 'New', 1)).toBeVisible();
  await expect(page).toHaveTitle('(1) Orders');
  await expect(page.getByText(/^Updated \d+ s ago$/)).toBeVisible();
  await acceptOrder(page, order);
  await tab(page, 'Preparing', 1).click();
  await expect(page).toHaveTitle('Orders');
  await step(page, 'Order Ready', order).click();
  await tab(page, 'Packed', 1).click();
  await step(page, 'Ready For Pickup', order).click();
  await tab(page, 'Ready', 1).click();

  await expect(orderCard(page, order)).toContainText('Waiting For Rider Pickup');
  const statuses = (await sentChanges(sandbox, vendor)).map(({ fields }) => fields.status);
  expect(statuses).toEqual(['cooking', 'packing_processing', 'ready_to_pickup']);
});

test('a lost connection is shown until it is back', async ({ page, context, signInNew }) => {
  await page.clock.install();
  const {
    orders: [order],
  } = await signInNew(WAITING);
  await ordersLink(page).click();
  await expect(orderCard(page, order)).toBeVisible();
  await context.setOffline(true);
  const banner = connectionBar(page);
  // The answer to a pending request can hide the banner until the next request fails.
  await refreshUntil(page, banner);
  await expect(banner.getByRole('alert')).toHaveText("You're offline");
  await expect(orderCard(page, order)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    await page.clock.fastForward(REFRESH_MS);
    await expect(banner).toBeHidden({ timeout: 2_000 });
  }).toPass();
});

test('the order details of the dashboard follow a change elsewhere', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await page.clock.install();
  const {
    orders: [order],
  } = await signInNew(WAITING);
  await page.getByRole('button', { name: `Order ${order.order_id}, show details` }).click();
  const panel = page.getByRole('region', { name: 'Order Details' });
  await expect(panel.getByText(order.order_id)).toBeVisible();
  await sandbox.changeOrder(order._id, { status: 'cooking' });
  await refreshUntil(page, page.getByText('No Data Found'));
  await refreshUntil(page, panel.getByText('Preparing').first());
});

test('a server that hangs is shown within five seconds', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  await page.clock.install();
  await signIn(vendor);
  await expect(dashboard(page)).toBeVisible();
  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: '*', restaurantId, hold: true });
  const isAsked = () => page.waitForRequest('**/get-waiting-order', { timeout: 3_000 });
  await expect(async () => {
    await Promise.all([isAsked(), page.clock.fastForward(REFRESH_MS)]);
  }).toPass();
  await stopClock(page);
  await page.clock.runFor(5_000);
  const silent = connectionBar(page);
  await expect(silent).toBeVisible();
  const again = tryAgain(silent);
  await Promise.all([isAsked(), again.press('Enter')]);
  await sandbox.clearFault(id);
  await expect(silent).toBeHidden();
  await expect(titleOf(page)).toBeFocused();
});

test('a change in one tab shows in the other at once', async ({ page, context, signInNew }) => {
  const {
    orders: [first],
  } = await signInNew({ orders: [NEW, NEW] }, '/orders');
  const other = await context.newPage();
  await other.goto('/orders');
  await expect(tab(other, 'New', 2)).toBeVisible();
  await expect(tab(other, 'Preparing', 0)).toBeVisible();
  // From now on the other tab receives changes only from the first tab.
  await other.route('**/food-order/**', (route) => route.abort());
  await acceptOrder(page, first);
  await expect(tab(other, 'New', 1)).toBeVisible();
  await expect(tab(other, 'Preparing', 1)).toBeVisible();
});

test('an order that two tabs accept at the same time is sent once', async ({
  page,
  context,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ orders: [NEW] }, '/orders');
  const [order] = vendor.orders;
  const other = await context.newPage();
  // Without a channel, only the lock prevents the other tab from sending.
  await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await other.goto('/orders');
  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, hold: true });
  for (const one of [page, other]) {
    await acceptOrder(one, order);
    await expect(step(one, 'Accept', order)).toHaveAttribute('aria-busy', 'true');
  }
  await sandbox.clearFault(id);
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  await expect(await openMessages(other)).toContainText(['Changed elsewhere: now Preparing']);
  expect(await sentChanges(sandbox, vendor)).toHaveLength(1);
});

test('an order that another tab is changing is blocked until that tab is closed', async ({
  page,
  context,
  signInNew,
  sandbox,
}) => {
  const { orders, restaurantId } = await signInNew({ orders: [NEW] }, '/orders');
  const [order] = orders;
  const other = await context.newPage();
  await other.goto('/orders');
  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, hang: true });
  await step(page, 'Accept', order).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await acceptOrder(other, order);
  const note = orderCard(page, order).getByText('Being changed in another tab');
  await expect(note).toBeVisible();
  await expect(step(page, 'Accept', order)).toBeDisabled();
  // The note covers the button, so it shows where the focus is.
  await expect(step(page, 'Accept', order)).toBeFocused();
  await expect(step(page, 'Accept', order)).toHaveCSS('outline-style', 'none');
  const outlines = note.evaluate((part) =>
    [part, part.parentElement, part.parentElement?.parentElement].map(
      (one) => one && getComputedStyle(one).outlineStyle,
    ),
  );
  expect(await outlines).toContain('solid');
  await other.close();
  await expect(note).toBeHidden();
  await expect(step(page, 'Accept', order)).toBeEnabled();
});

test('a board without changes reads only what it shows', async ({ page, newVendor, signIn }) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/food-order/')) paths.push(new URL(request.url()).pathname);
  });
  const vendor = await newVendor({ orders: [NEW], history: 30 });
  const pass = await installClock(page);
  await signIn(vendor, '/orders');
  await expect(tab(page, 'New', 1)).toBeVisible();
  await expect(tab(page, 'All', 31)).toBeVisible();
  await expect(tab(page, 'Ready', 0)).toBeVisible();
  const count = (name: string) => paths.filter((path) => path.endsWith(name)).length;
  const before = { waiting: count('get-waiting-order'), byStatus: count('get-order-by-status') };
  expect(before.byStatus).toBe(3);
  await pass(51_000);
  expect(count('get-waiting-order') - before.waiting).toBeGreaterThanOrEqual(5);
  expect(count('get-order-by-status')).toBe(before.byStatus);
  // The figures of today.
  expect(count('get-order-history')).toBe(1);

  await tab(page, 'All').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(count('get-order-history')).toBe(2);
});
