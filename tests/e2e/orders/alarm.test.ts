import { ordersLink, signOut } from '../../pages/menu.ts';
import { newOrdersBar } from '../../pages/screen.ts';
import {
  acceptOrder,
  expectStored,
  nameOf,
  type OrderRef,
  openMessages,
  refreshUntil,
  tab,
} from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hearSounds, timesHeard } from '../../support/sound.ts';
import { stallTab } from '../../support/stallTab.ts';

const WAITING = { status: 'waiting_for_confirmation' };
/** A time in which the alarm rings several times. */
const A_WHILE_MS = 20_000;

test('a silenced alarm is silent until the next order', async ({ page, signInNew, sandbox }) => {
  await hearSounds(page);
  await page.clock.install();
  const { restaurantId } = await signInNew({ orders: [WAITING] }, '/orders');
  await expect(tab(page, 'New', 1)).toBeVisible();
  await page.clock.fastForward(A_WHILE_MS);
  expect(await timesHeard(page, 'newOrder')).toBe(0);

  await page.getByRole('button', { name: 'Turn on sound' }).click();
  const waits = newOrdersBar(page).getByText(/^1 new order/);
  await expect(waits).toBeVisible();
  await expect.poll(() => timesHeard(page, 'newOrder')).toBeGreaterThan(0);
  const before = await timesHeard(page, 'newOrder');
  await page.clock.runFor(A_WHILE_MS);
  expect(await timesHeard(page, 'newOrder')).toBeGreaterThan(before + 2);

  await page.getByRole('button', { name: 'Silence' }).click();
  await expect(page.getByRole('button', { name: 'Silence' })).toHaveCount(0);
  const silenced = await timesHeard(page, 'newOrder');
  await page.clock.runFor(A_WHILE_MS);
  expect(await timesHeard(page, 'newOrder')).toBe(silenced);
  await sandbox.addOrder(restaurantId);
  await refreshUntil(page, newOrdersBar(page).getByText(/^2 new orders/));
  await expect.poll(() => timesHeard(page, 'newOrder')).toBeGreaterThan(silenced);
});

test('a cancelled order has its own sound', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ orders: [WAITING, { status: 'cooking' }] });
  await hearSounds(page);
  await page.clock.install();
  await signIn(vendor, '/orders');
  const [, cooking] = vendor.orders as [OrderRef, OrderRef];
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  await expectStored(page);
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  expect(await timesHeard(page, 'cancelled')).toBe(0);
  await sandbox.changeOrder(cooking._id, { status: 'cancelled' });
  const word = `Order ${nameOf(cooking)} was cancelled.`;
  await refreshUntil(page, (await openMessages(page)).filter({ hasText: word }));
  await expect.poll(() => timesHeard(page, 'cancelled')).toBe(1);
});

test('an order that is cancelled while the code of the alarm is loaded is reported', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  let load = () => {};
  const isLoaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/watchWork/, (route) => isLoaded.then(() => route.continue()));
  const vendor = await newVendor({ orders: [WAITING, { status: 'cooking' }] });
  await page.clock.install();
  const requested = page.waitForRequest(/watchWork/);
  await signIn(vendor, '/orders');
  const [, cooking] = vendor.orders as [OrderRef, OrderRef];
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  await requested;
  await sandbox.changeOrder(cooking._id, { status: 'cancelled' });
  await refreshUntil(page, tab(page, 'Preparing', 0));
  load();
  const word = `Order ${nameOf(cooking)} was cancelled.`;
  await expect((await openMessages(page)).filter({ hasText: word })).toBeVisible();
});

test('one of two tabs with sound rings', async ({ page, context, signInNew }) => {
  const other = await context.newPage();
  await Promise.all([hearSounds(page), hearSounds(other)]);
  await signInNew({ orders: [WAITING] }, '/orders');
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  await expect(page.getByRole('button', { name: 'Silence' })).toBeVisible();
  await other.goto('/orders');
  await other.getByRole('heading', { name: 'Orders' }).click();
  await expect(other.getByRole('button', { name: 'Sound is on' })).toBeVisible();
  expect(await timesHeard(other, 'newOrder')).toBe(0);
  await other.getByRole('button', { name: 'Silence' }).click();

  await expect(page.getByRole('button', { name: 'Silence' })).toHaveCount(0);
});

test('a tab rings for a new order while the tab that rang is stalled', async ({
  page,
  context,
  signInNew,
  sandbox,
}) => {
  const other = await context.newPage();
  await Promise.all([hearSounds(page), hearSounds(other)]);
  const { restaurantId } = await signInNew({}, '/orders');
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible();
  const tested = await timesHeard(page, 'newOrder');
  await other.goto('/orders');
  await other.getByRole('heading', { name: 'Orders' }).click();
  await expect(other.getByRole('button', { name: 'Sound is on' })).toBeVisible();

  const wake = await stallTab(page);
  await sandbox.addOrder(restaurantId);
  await expect(newOrdersBar(other).getByText(/^1 new order/)).toBeVisible();
  await expect.poll(() => timesHeard(other, 'newOrder')).toBeGreaterThan(0);

  await wake();
  await expect(newOrdersBar(page).getByText(/^1 new order/)).toBeVisible();
  expect(await timesHeard(page, 'newOrder')).toBe(tested);
});

test('a device whose session ends by itself says so aloud until it is tapped', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await hearSounds(page);
  await page.clock.install();
  const { restaurantId } = await signInNew({}, '/orders');
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible();
  const tested = await timesHeard(page, 'newOrder');
  await sandbox.addOrder(restaurantId);
  await refreshUntil(page, newOrdersBar(page).getByText(/^1 new order/));
  await expect.poll(() => timesHeard(page, 'newOrder')).toBeGreaterThan(tested);
  const body = { statusCode: 401, message: 'Unauthorized' };
  await sandbox.fault({ endpoint: '*', restaurantId, status: 401, body });
  await refreshUntil(page, page.getByText('Your session has ended.'));
  await expect.poll(() => timesHeard(page, 'outage')).toBeGreaterThan(0);
  const before = await timesHeard(page, 'outage');
  await page.clock.runFor(35_000);
  expect(await timesHeard(page, 'outage')).toBe(before + 1);

  await page.mouse.click(5, 5);
  await page.clock.runFor(A_WHILE_MS * 3);
  expect(await timesHeard(page, 'outage')).toBe(before + 1);
});

test('signing out is silent', async ({ page, signInNew }) => {
  await hearSounds(page);
  await signInNew({}, '/orders');
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible();
  await signOut(page);
  expect(await timesHeard(page, 'outage')).toBe(0);
});

test('a device without a connection says so aloud after a minute', async ({
  page,
  context,
  signInNew,
}) => {
  await hearSounds(page);
  await page.clock.install();
  await signInNew({ orders: [WAITING] }, '/orders?view=kitchen');
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  // The test tune, then the order.
  await expect.poll(() => timesHeard(page, 'newOrder')).toBeGreaterThan(1);
  await context.setOffline(true);
  await page.clock.runFor(50_000);
  expect(await timesHeard(page, 'outage')).toBe(0);
  await page.clock.runFor(A_WHILE_MS);
  await expect.poll(() => timesHeard(page, 'outage')).toBe(1);
  await context.setOffline(false);
});

test('the profile page tests the sound of this device', async ({ page, signInNew }) => {
  await hearSounds(page);
  await signInNew({}, '/setting/manage-profile');
  const device = page.getByRole('region', { name: 'This device' });
  const sound = device.getByRole('switch', { name: 'Sound for new orders' });
  await expect(sound).not.toBeChecked();
  await device.getByRole('button', { name: 'Test sound' }).click();
  await expect.poll(() => timesHeard(page, 'newOrder')).toBe(1);
  await sound.click();
  await expect.poll(() => timesHeard(page, 'newOrder')).toBe(2);
  await page.reload();
  await expect(sound).toBeChecked();
  await sound.click();
  await page.reload();
  await expect(sound).not.toBeChecked();
});

test('the alarm waits for a click after a reload', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({}, '/orders');
  await hearSounds(page);
  await page.clock.install();
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  const order = await sandbox.addOrder(vendor.restaurantId);
  await page.goto('/team');
  await expect(page.getByText('Sound is off until you tap this page.')).toBeVisible();
  expect(await timesHeard(page, 'newOrder')).toBe(0);
  await ordersLink(page).click();
  await expect.poll(() => timesHeard(page, 'newOrder')).toBeGreaterThan(0);
  await acceptOrder(page, order);
  await expect(tab(page, 'New', 0)).toBeVisible();
  const answered = await timesHeard(page, 'newOrder');
  await page.clock.runFor(A_WHILE_MS);
  expect(await timesHeard(page, 'newOrder')).toBe(answered);
});
