import type { Page } from '@playwright/test';
import { createRandom, type Random } from '../../../sandbox/random.ts';
import type { Fault } from '../../../testing/index.ts';
import {
  clickTenTimesAtOnce,
  type OrderRef,
  openAccept,
  REFRESH_MS,
  sentChanges,
  step,
  tab,
} from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

const SCHEDULES = [1, 2, 3, 4, 5];
const ORDERS_EACH = 2;
const ORDERS = SCHEDULES.length * ORDERS_EACH;

/** Faults of one change: none, a late answer, a lost answer, or a refusal before or after it was processed. */
const FATES: readonly Partial<Fault>[] = [
  {},
  { delayMs: 300 },
  { dropAfterCommit: true },
  { dropAfterCommit: true },
  { hang: true },
  { status: 500 },
  { status: 503 },
  { body: '<h1>Sign in to WiFi</h1>' },
];

/** Accepts or rejects an order with several clicks, and sometimes reloads the page right after. */
async function answer(page: Page, order: OrderRef, random: Random) {
  if (random.chance(0.7)) {
    const dialog = await openAccept(page, order);
    await clickTenTimesAtOnce(dialog.getByRole('button', { name: 'Accept, 20 min' }));
  } else {
    // Use the keyboard, because a toast may cover the button.
    await step(page, 'Reject', order).press('Enter');
    await clickTenTimesAtOnce(page.getByRole('button', { name: 'Reject order', exact: true }));
  }
  if (random.chance(0.15)) await page.reload();
}

test('the board shows the orders of the server after five schedules of faults', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('waitingOrders', 'ten orders are answered at once');
  recorder.allowCalls('ordersByStatus', 'ten orders are answered at once');
  recorder.allowCalls('updateOrderStatus', 'ten orders are answered at once');
  recorder.allowCalls('orderDetails', 'ten orders are looked up at once');
  const orders = Array.from({ length: ORDERS }, () => ({ status: 'waiting_for_confirmation' }));
  const vendor = await newVendor({ orders });
  const { restaurantId } = vendor;
  const log = () => sentChanges(sandbox, { restaurantId });
  await page.clock.install();
  await signIn(vendor, '/orders');
  for (const [at, seed] of SCHEDULES.entries()) {
    const random = createRandom(seed);
    for (const order of vendor.orders.slice(at * ORDERS_EACH, (at + 1) * ORDERS_EACH)) {
      const fate = random.pick(FATES);
      await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, times: 1, ...fate });
      await answer(page, order, random);
    }
  }

  await expect(async () => {
    await page.clock.fastForward(REFRESH_MS);
    await expect(page.getByText(/^(Checking…|Not confirmed)$/)).toHaveCount(0, { timeout: 2_000 });
    const done = (await log()).filter(({ effective }) => effective);
    const accepted = done.filter(({ fields }) => fields.status === 'cooking');
    await expect(tab(page, 'New', ORDERS - done.length)).toBeVisible({ timeout: 2_000 });
    await expect(tab(page, 'Preparing', accepted.length)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const sent = (await log()).map(({ fields }) => fields.food_order_id);
  expect(sent).toEqual([...new Set(sent)]);
  expect(sent.length).toBeGreaterThan(ORDERS / 2);
});
