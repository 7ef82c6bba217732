import { expectNoBarriers } from '../support/axe.ts';
import { sentChanges, step } from '../support/board.ts';
import { installClock } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { KITCHEN, kitchen, setVisibility, stubWakeLock, ticket } from '../support/kitchen.ts';

/** The items of a ticket that fits in one column. */
const cart_items = [{ food_item_name: 'Naan', quantity: 2, food_item_price: 10 }];
const NEW = { status: 'waiting_for_confirmation', cart_items };
const UNDO_MS = 5_000;

function cooking(minutesAgo: number) {
  const since = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const status_timing = { cooking: since };
  return { status: 'cooking', cooking_time: '20 minutes', status_timing, cart_items };
}

test('the screen is kept awake in kitchen mode only', async ({ page, signInNew }) => {
  const calls = await stubWakeLock(page);
  await signInNew({ orders: [NEW] }, KITCHEN);
  await expect(page.getByText('Screen stays on')).toBeVisible();
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await expect.poll(async () => (await calls()).slice(-2)).toEqual(['release', 'request screen']);
  await page.getByRole('button', { name: 'Close kitchen mode' }).click();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  await expect.poll(async () => (await calls()).at(-1)).toBe('release');
});

test('the view says how to set a device without a wake lock', async ({ page, signInNew }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
  });
  await signInNew({}, KITCHEN);
  await expect(page.getByText("This browser can't keep the screen on")).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Screen may turn off')).toBeVisible();
});

test('one tap on a preparation time accepts', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ orders: [NEW] }, KITCHEN);
  const [order] = vendor.orders;
  const name = `25 min, accept order ${order.order_id}`;
  await page.getByRole('button', { name }).click();
  await expect(step(page, 'Order Ready', order)).toBeVisible();
  const fields = { food_order_id: order._id, status: 'cooking', cooking_time: '25 minutes' };
  expect((await sentChanges(sandbox, vendor)).map((call) => call.fields)).toEqual([fields]);
});

test('a step is dropped when the page is hidden in its five seconds', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [cooking(3), cooking(1)] });
  const [dropped, kept] = vendor.orders;
  if (!dropped || !kept) throw new Error('There are too few orders');
  const pass = await installClock(page);
  await signIn(vendor, KITCHEN);
  await step(page, 'Order Ready', dropped).click();
  await expect(page.getByText(/^Sending in \d s$/)).toBeVisible();
  await setVisibility(page, 'hidden');
  await pass(2 * UNDO_MS);
  await setVisibility(page, 'visible');
  await expect(ticket(page, dropped).getByText('Not sent')).toBeVisible();

  await step(page, 'Order Ready', kept).click();
  await pass(UNDO_MS);
  await expect(step(page, 'Ready For Pickup', kept)).toBeVisible();
  const fields = { food_order_id: kept._id, status: 'packing_processing' };
  expect((await sentChanges(sandbox, vendor)).map((call) => call.fields)).toEqual([fields]);
});

test('a second tap sends a step at once @long', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ orders: [cooking(3), cooking(1)] });
  const [first, second] = vendor.orders;
  if (!first || !second) throw new Error('There are too few orders');
  const pass = await installClock(page);
  await signIn(vendor, KITCHEN);
  await step(page, 'Order Ready', first).click();
  await step(page, 'Undo', first).click();
  await expect(step(page, 'Order Ready', first)).toBeVisible();
  await step(page, 'Order Ready', second).click();
  await ticket(page, second)
    .getByText(/^Sending in/)
    .click();
  await expect(step(page, 'Ready For Pickup', second)).toBeVisible();

  await step(page, 'Order Ready', first).click();
  await page.getByRole('button', { name: 'Close kitchen mode' }).click();
  const notice = `Order ${first.order_id} not updated`;
  await expect(page.getByText(notice)).toBeVisible();
  await pass(2 * UNDO_MS);
  expect(await sentChanges(sandbox, vendor)).toMatchObject([
    { fields: { food_order_id: second._id } },
  ]);
});

test('five orders are served by keyboard alone', async ({ page, signInNew, sandbox, recorder }) => {
  recorder.allowCalls('waitingOrders', 'fifteen steps follow at once');
  recorder.allowCalls('ordersByStatus', 'fifteen steps follow at once');
  recorder.allowCalls('updateOrderStatus', 'fifteen steps follow at once');
  const vendor = await signInNew({ orders: [NEW, NEW, NEW, NEW, NEW] }, KITCHEN);
  await expect(kitchen(page)).toBeFocused();
  const first = page.getByRole('article').first();
  for (const status of ['waiting_for_confirmation', 'cooking', 'packing_processing']) {
    for (let moved = 0; moved < 5; moved += 1) {
      await expect(first).toHaveAttribute('data-status', status);
      const id = String(await first.getAttribute('data-ticket'));
      await page.keyboard.press('1');
      await page.keyboard.press(status === 'waiting_for_confirmation' ? 'ArrowDown' : '0');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.locator(`[data-ticket="${id}"][data-status="${status}"]`)).toHaveCount(0);
    }
  }
  expect(await sentChanges(sandbox, vendor)).toHaveLength(15);
});

const MANY_ITEMS = Array.from({ length: 40 }, (_, index) => ({
  food_item_name: `Rindfleischetikettierung ${index + 1}`,
  quantity: 2,
  food_item_price: 10,
}));

test('every item of a long ticket is in sight once', async ({ page, signInNew }) => {
  const order = { ...cooking(1), cart_items: MANY_ITEMS };
  await stubWakeLock(page);
  const { orders } = await signInNew({ orders: [order] }, KITCHEN);
  const seen: string[] = [];
  const next = page.getByRole('button', { name: 'Next page' });
  await expect(ticket(page, orders[0])).toBeVisible();
  // Wait for this text, because the note that it replaces takes up space.
  await expect(page.getByText('Screen stays on')).toBeVisible();
  for (;;) {
    const items = page.getByRole('article').getByRole('listitem');
    for (const item of await items.all()) {
      await expect(item).toBeInViewport({ ratio: 1 });
      seen.push((await item.innerText()).replace(/\D+/g, ' ').trim());
    }
    if (await next.isDisabled()) break;
    await page.keyboard.press('PageDown');
  }
  expect(seen).toEqual(MANY_ITEMS.map((_, index) => `2 ${index + 1}`));
  await expect(step(page, 'Order Ready', orders[0])).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('complementary', { name: 'All day' })).toContainText('2');
});

test('kitchen mode has no barriers @long', async ({ page, signInNew }) => {
  const packed = { status: 'packing_processing', cart_items };
  await signInNew({ orders: [NEW, cooking(16), cooking(30), packed] }, KITCHEN);
  await expect(page.getByText('10 min late').first()).toBeVisible();
  await expectNoBarriers(page, 'kitchen');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectNoBarriers(page, 'settings of the kitchen');
});
