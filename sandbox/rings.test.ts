import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPushService } from './testPushService.ts';
import { sharedTestSandbox, type TestSandbox } from './testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

/** A restaurant whose vendor has registered a web push subscription. */
async function openDevice() {
  const service = await openPushService();
  onTestFinished(service.close);
  const { ask, vendorId, restaurantId } = await market.openRestaurant();
  const fcm_token = JSON.stringify(service.subscription);
  await ask('savePushToken', { vendor_id: vendorId, device_id: vendorId, fcm_token });
  const place = async (order: object = {}) => {
    const placed = { restaurantId, announce: true, ...order };
    return (await market.control('POST', '/orders', placed)).data;
  };
  const renew = () => market.control('POST', '/rings', {});
  const mark = () => market.control('POST', '/push', { vendorId, title: 'mark' });
  const next = async () => (await service.next()).payload.data;
  return { service, ask, place, renew, mark, next };
}

test('a new order is pushed with the time until which it can be answered', async () => {
  const { service, place } = await openDevice();
  const { order_id } = await place();
  const { headers, payload } = await service.next();

  expect(payload.data).toMatchObject({ vp: '1', title: 'New order', body: order_id, order_id });
  const left = Date.parse(payload.data.answer_by ?? '') - Date.now();
  expect(left).toBeGreaterThan(180_000);
  expect(left).toBeLessThanOrEqual(210_000);
  expect(headers).toMatchObject({ urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) });
  expect(headers.authorization).toMatch(
    new RegExp(`^vapid t=[\\w.-]+, k=${market.sandbox.pushKey}$`),
  );
  expect(Number(headers.ttl)).toBeLessThanOrEqual(210);
});

test('it is renewed until the order is answered, and then replaced', async () => {
  const { ask, place, renew, mark, next } = await openDevice();
  const { _id, order_id } = await place();
  await renew();
  const messages = [await next(), await next()];
  const status = { food_order_id: _id, status: 'cooking', cooking_time: '20 minutes' };
  expect((await ask('updateOrderStatus', status)).http).toBe(200);
  messages.push(await next());
  await renew();
  await mark();
  messages.push(await next());

  expect(messages.map(({ title }) => title)).toEqual([
    'New order',
    'New order',
    'Order answered',
    'mark',
  ]);
  expect(messages[2]).toMatchObject({ order_id, answered: '1' });
});

test('a change by somebody else ends the ringing too', async () => {
  const { place, next } = await openDevice();
  const { _id } = await place();
  await next();
  await market.control('POST', `/orders/${_id}`, { status: 'declined' });

  expect(await next()).toMatchObject({ answered: '1' });
});

test('an order that nobody answers is renewed six times', async () => {
  const { place, renew, mark, next } = await openDevice();
  await place();
  for (const _ of Array(8)) await renew();
  await mark();
  const titles: unknown[] = [];
  while (titles.at(-1) !== 'mark') titles.push((await next()).title);

  expect(titles).toEqual([...Array(7).fill('New order'), 'mark']);
});

test('an order without time left does not ring', async () => {
  const { place, mark, next } = await openDevice();
  await place({ answer_by: new Date(Date.now() - 1_000).toISOString() });
  await mark();

  expect((await next()).title).toBe('mark');
});

test('a subscription that has ended gets no further message', async () => {
  const { service, mark } = await openDevice();
  await mark();
  service.answerWith(410);
  await mark();
  service.answerWith(201);
  await mark();

  expect(service.count()).toBe(2);
});
