import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GULF_DEMO_PHONE } from './demoPhones.ts';
import type { EndpointName } from './endpoints.ts';
import { OPEN } from './resources/orders/statuses.ts';
import { openTestSandbox, type TestSandbox } from './testSupport.ts';

interface SeenOrder {
  order_id: string;
  status: string;
  createdAt: string;
  total_amount: number;
  instructions: string;
  customer: { name: string };
  cart_items?: object[];
  cartitems?: object[];
  status_timing: Record<string, string>;
}

let market: TestSandbox;
let ask: (endpoint: EndpointName, fields?: object) => Promise<{ data: SeenOrder[] }>;
let all: SeenOrder[];
beforeAll(async () => {
  market = await openTestSandbox({ seed: 'demo', snapshot: undefined });
  const { phone } = market.sandbox.demo;
  const { data: session } = await market.control('POST', '/token', { phone });
  const restaurant_id: string = session.restaurant._id;
  ask = (endpoint, fields) =>
    market.call(endpoint, { restaurant_id, ...fields }, session.access_token);
  all = (await ask('orderHistory', { status: 'all', limit: 100_000 })).data;
}, 60_000);
afterAll(() => market?.close());

const withStatus = (status: string) => all.filter((order) => order.status === status);

test('the board is busy', () => {
  expect(withStatus('waiting_for_confirmation').length).toBeGreaterThanOrEqual(3);
  expect(withStatus('cooking').length).toBeGreaterThanOrEqual(4);
  expect(OPEN.filter((status) => withStatus(status).length < 2)).toEqual([]);
});

test('every unusual kind of order is on the board', () => {
  expect(withStatus('out_for_delivery')).toHaveLength(1);
  expect(withStatus('cancelled')[0]?.status_timing).toHaveProperty('cooking');
  expect(all.some(({ instructions }) => instructions === 'no onion, Jain')).toBe(true);
  expect(all.some(({ customer }) => /\p{Script=Devanagari}/u.test(customer.name))).toBe(true);
  expect(all.some(({ cart_items }) => cart_items?.length === 14)).toBe(true);
  expect(all.some(({ cartitems }) => cartitems !== undefined)).toBe(true);
});

test('the history has 10,000 finished orders of a plausible size', () => {
  const completed = withStatus('completed');
  const declined = withStatus('declined');
  const revenue = completed.reduce((sum, order) => sum + order.total_amount, 0);
  expect(completed.length + declined.length).toBe(10_000);
  expect(declined.length / 10_000).toBeGreaterThan(0.05);
  expect(declined.length / 10_000).toBeLessThan(0.08);
  expect(revenue / completed.length).toBeGreaterThan(350);
  expect(revenue / completed.length).toBeLessThan(450);
});

test('orders come newest first', () => {
  const times = all.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(times[0]).toBeLessThanOrEqual(Date.now());
  for (const { status_timing: steps } of all.slice(0, 500)) {
    const at = Object.values(steps).map(Date.parse);
    expect(at).toEqual([...at].sort((one, other) => one - other));
  }
});

test('order numbers are unique', () => {
  expect(new Set(all.map(({ order_id }) => order_id)).size).toBe(all.length);
});

test.each([
  [6000000002, false, 0],
  [6000000003, false, 2],
  [6000000004, false, 4],
  [6000000005, true, 4],
])('the vendor %d is at its point of the KYC', async (phone, isComplete, submitted) => {
  const { data: vendor } = await market.control('POST', '/token', { phone });
  const details = Object.keys(vendor).filter((name) => name.endsWith('_detail'));
  expect(vendor.is_kyc_completed).toBe(isComplete);
  expect(details).toHaveLength(submitted);
});

test('simulated customers order', async () => {
  const before = (await ask('waitingOrders')).data.length;
  market.sandbox.setTraffic(600);
  await vi.waitFor(
    async () => expect((await ask('waitingOrders')).data.length).toBeGreaterThan(before + 1),
    { timeout: 10_000 },
  );
  market.sandbox.setTraffic(0);
});

test('an order placed with addOrder waits for confirmation at once', async () => {
  const order = await market.sandbox.addOrder({ customerName: 'Asha Sample' });
  const waiting = (await ask('waitingOrders')).data.map(({ order_id }) => order_id);
  expect(waiting).toContain(order?.order_id);
});

test('the restaurant in Dubai signs in with a number of nine digits', async () => {
  const phone = Number(GULF_DEMO_PHONE);
  expect((await market.call('requestCode', { phone })).message).toBe('OTP sent successfully!');
  const { data } = await market.control('POST', '/token', { phone: GULF_DEMO_PHONE });
  const restaurant_id: string = data.restaurant._id;
  const dishes = await market.call('foodItemAll', { restaurant_id }, data.access_token);
  expect(dishes.data.map(({ name }: { name: string }) => name)).toContain('Fattoush');
});
