import { beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal, BadResponse, NetworkFailure } from '../../core/api/errors';
import { type ChangeOutcome, changeOrderStatus } from './changeOrderStatus';
import { createTestApi, failing, silent, testOrder, testWire } from './testApi';

beforeEach(() => void vi.useFakeTimers());
const lost = failing(new NetworkFailure('timeout'));
const unreachable = failing(new NetworkFailure('unreachable'));
const reads = (status: string) => () => testWire({ status });

/** Accepts an order; `minutes` pass at once. */
function accept(api: ReturnType<typeof createTestApi>['api'], signal?: AbortSignal) {
  const onChecking = vi.fn();
  const done = changeOrderStatus(
    api,
    { order: testOrder(), to: 'cooking', minutes: 25 },
    { onChecking, signal: signal ?? new AbortController().signal },
  );
  return { done, onChecking };
}

async function outcomeAfter(ms: number, done: Promise<ChangeOutcome>) {
  const outcome = Promise.race([done, vi.advanceTimersByTimeAsync(ms).then(() => 'too late')]);
  return await outcome;
}

test('an accepted order is sent once, with its time in words', async () => {
  const market = createTestApi({});
  const { done, onChecking } = accept(market.api);
  expect(await done).toEqual({ result: 'applied' });
  expect(market.calls).toEqual([
    {
      name: 'updateOrderStatus',
      body: { food_order_id: 'id1', status: 'cooking', cooking_time: '25 minutes' },
    },
  ]);
  expect(onChecking).not.toHaveBeenCalled();
});

test('a change without a time sends none', async () => {
  const market = createTestApi({});
  const signal = new AbortController().signal;
  const change = { order: testOrder(), to: 'declined' } as const;
  await changeOrderStatus(market.api, change, { onChecking: () => {}, signal });
  expect(market.calls[0]?.body).toEqual({ food_order_id: 'id1', status: 'declined' });
});

test.each(['No rider near you.', ''])(
  'a refusal tells the reason "%s" and the order',
  async (message) => {
    const market = createTestApi({
      updateOrderStatus: failing(new ApiRefusal(404, message)),
      orderDetails: reads('waiting_for_confirmation'),
    });
    const { done, onChecking } = accept(market.api);
    expect(await done).toEqual({
      result: 'refused',
      status: 404,
      serverMessage: message,
      now: testOrder(),
    });
    expect(onChecking).not.toHaveBeenCalled();
  },
);

test('a conflict brings what the order has become elsewhere', async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new ApiRefusal(409, 'Already answered')),
    orderDetails: reads('declined'),
  });
  const outcome = await accept(market.api).done;
  expect(outcome).toMatchObject({ result: 'refused', now: { rawStatus: 'declined' } });
});

test('the reason of a refusal does not wait for a reading that hangs', async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new ApiRefusal(404, '')),
    orderDetails: silent,
  });
  const outcome = await outcomeAfter(3_000, accept(market.api).done);
  expect(outcome).toMatchObject({ result: 'refused', status: 404, now: null });
});

test('a lost answer whose change holds is applied after one reading', async () => {
  const market = createTestApi({ updateOrderStatus: lost, orderDetails: reads('cooking') });
  const { done, onChecking } = accept(market.api);
  expect(await outcomeAfter(1_000, done)).toEqual({ result: 'applied' });
  expect(onChecking).toHaveBeenCalledOnce();
  expect(market.count('orderDetails')).toBe(1);
});

test('a lost answer is not applied only when three readings show the old status', async () => {
  const market = createTestApi({
    updateOrderStatus: lost,
    orderDetails: reads('waiting_for_confirmation'),
  });
  const { done } = accept(market.api);
  expect(await outcomeAfter(20_000, done)).toBe('too late');
  expect(await outcomeAfter(10_000, done)).toEqual({ result: 'notApplied' });
  expect(market.count('orderDetails')).toBe(3);
});

test('a change that commits late is still seen', async () => {
  const market = createTestApi({
    updateOrderStatus: lost,
    orderDetails: () => testWire(market.count('orderDetails') < 3 ? {} : { status: 'cooking' }),
  });
  expect(await outcomeAfter(30_000, accept(market.api).done)).toEqual({ result: 'applied' });
});

test('a lost answer of an order that went elsewhere says where it is', async () => {
  const market = createTestApi({ updateOrderStatus: lost, orderDetails: reads('cancelled') });
  const outcome = await outcomeAfter(1_000, accept(market.api).done);
  expect(outcome).toMatchObject({ result: 'changedElsewhere', now: { rawStatus: 'cancelled' } });
});

test('nobody answering at all stays unconfirmed, after three readings', async () => {
  const market = createTestApi({ updateOrderStatus: unreachable, orderDetails: unreachable });
  const outcome = await outcomeAfter(30_000, accept(market.api).done);
  expect(outcome).toEqual({ result: 'unconfirmed' });
  expect(market.count('orderDetails')).toBe(3);
});

test('readings that hang end after thirty seconds', async () => {
  const market = createTestApi({ updateOrderStatus: lost, orderDetails: silent });
  const { done } = accept(market.api);
  expect(await outcomeAfter(29_000, done)).toBe('too late');
  expect(await outcomeAfter(1_000, done)).toEqual({ result: 'unconfirmed' });
});

test('a failed server has settled the change: the old status is an answer', async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new ApiRefusal(500, 'Oops')),
    orderDetails: reads('waiting_for_confirmation'),
  });
  expect(await outcomeAfter(1_000, accept(market.api).done)).toEqual({ result: 'notApplied' });
});

test("a gateway's error has settled nothing", async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new ApiRefusal(504, '')),
    orderDetails: reads('waiting_for_confirmation'),
  });
  expect(await outcomeAfter(20_000, accept(market.api).done)).toBe('too late');
});

test('an answer that cannot be read is asked about', async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new BadResponse()),
    orderDetails: reads('cooking'),
  });
  expect(await outcomeAfter(1_000, accept(market.api).done)).toEqual({ result: 'applied' });
});

test('an order number that is used again does not answer for this order', async () => {
  const market = createTestApi({
    updateOrderStatus: lost,
    orderDetails: ({ order_id }) =>
      order_id === 'ORD-1' ? testWire({ _id: 'other', status: 'cooking' }) : testWire(),
  });
  expect(await outcomeAfter(30_000, accept(market.api).done)).toEqual({ result: 'notApplied' });
});

test('the end of the session ends the asking', async () => {
  const market = createTestApi({ updateOrderStatus: lost, orderDetails: unreachable });
  const session = new AbortController();
  const { done } = accept(market.api, session.signal);
  const failure = expect(done).rejects.toMatchObject({ message: 'Cancelled' });
  await vi.advanceTimersByTimeAsync(5_000);
  session.abort();
  await failure;
  expect(vi.getTimerCount()).toBe(0);
});

const answers = [
  ['a timeout', lost],
  ['no connection', unreachable],
  ['HTML', failing(new BadResponse())],
  ['400', failing(new ApiRefusal(400, ''))],
  ['404', failing(new ApiRefusal(404, ''))],
  ['409', failing(new ApiRefusal(409, ''))],
  ['429', failing(new ApiRefusal(429, '', 1_000))],
  ['500', failing(new ApiRefusal(500, ''))],
  ['503', failing(new ApiRefusal(503, '', 1_000))],
] as const;

test.each(answers)('after %s the change is not sent again', async (_name, answer) => {
  const market = createTestApi({ updateOrderStatus: answer, orderDetails: unreachable });
  await outcomeAfter(300_000, accept(market.api).done);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(market.count('updateOrderStatus')).toBe(1);
});
