import { beforeEach, expect, test, vi } from 'vitest';
import {
  createTestApi,
  failing,
  silent,
  testOrder,
  testWire,
} from '../../../../tests/support/orderApi';
import { ApiRefusal, BadResponse, NetworkFailure } from '../../../core/api/errors';
import type { ChangeOutcome } from '../../../core/orders/statusChanges';
import { changeOrderStatus } from './changeOrderStatus';

beforeEach(() => void vi.useFakeTimers());
const lost = failing(new NetworkFailure('timeout'));
const unreachable = failing(new NetworkFailure('unreachable'));
const reads = (status: string) => () => testWire({ status });

/** Accepts an order and skips the delays. */
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

test('an accepted order is sent with the cooking time as text', async () => {
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

test('a change without a time sends no cooking time', async () => {
  const market = createTestApi({});
  const signal = new AbortController().signal;
  const change = { order: testOrder(), to: 'declined' } as const;
  await changeOrderStatus(market.api, change, { onChecking: () => {}, signal });
  expect(market.calls[0]?.body).toEqual({ food_order_id: 'id1', status: 'declined' });
});

test.each(['No rider near you.', ''])(
  'a refusal gives the reason "%s" with the order',
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

test('a conflict returns the current order', async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new ApiRefusal(409, 'Already answered')),
    orderDetails: reads('declined'),
  });
  const outcome = await accept(market.api).done;
  expect(outcome).toMatchObject({ result: 'refused', now: { rawStatus: 'declined' } });
});

test('a re-read that hangs does not delay the reason of a refusal', async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new ApiRefusal(404, '')),
    orderDetails: silent,
  });
  const outcome = await outcomeAfter(3_000, accept(market.api).done);
  expect(outcome).toMatchObject({ result: 'refused', status: 404, now: null });
});

test('one re-read with the new status after a lost response means applied', async () => {
  const market = createTestApi({ updateOrderStatus: lost, orderDetails: reads('cooking') });
  const { done, onChecking } = accept(market.api);
  expect(await outcomeAfter(1_000, done)).toEqual({ result: 'applied' });
  expect(onChecking).toHaveBeenCalledOnce();
  expect(market.count('orderDetails')).toBe(1);
});

test('three re-reads with the old status after a lost response mean not applied', async () => {
  const market = createTestApi({
    updateOrderStatus: lost,
    orderDetails: reads('waiting_for_confirmation'),
  });
  const { done } = accept(market.api);
  expect(await outcomeAfter(20_000, done)).toBe('too late');
  expect(await outcomeAfter(10_000, done)).toEqual({ result: 'notApplied' });
  expect(market.count('orderDetails')).toBe(3);
});

test('a change that the server commits late is found', async () => {
  const market = createTestApi({
    updateOrderStatus: lost,
    orderDetails: () => testWire(market.count('orderDetails') < 3 ? {} : { status: 'cooking' }),
  });
  expect(await outcomeAfter(30_000, accept(market.api).done)).toEqual({ result: 'applied' });
});

test('another status after a lost response means changed elsewhere', async () => {
  const market = createTestApi({ updateOrderStatus: lost, orderDetails: reads('cancelled') });
  const outcome = await outcomeAfter(1_000, accept(market.api).done);
  expect(outcome).toMatchObject({ result: 'changedElsewhere', now: { rawStatus: 'cancelled' } });
});

test('three failed re-reads leave the change unconfirmed', async () => {
  const market = createTestApi({ updateOrderStatus: unreachable, orderDetails: unreachable });
  const outcome = await outcomeAfter(30_000, accept(market.api).done);
  expect(outcome).toEqual({ result: 'unconfirmed' });
  expect(market.count('orderDetails')).toBe(3);
});

test('re-reads that hang end after thirty seconds', async () => {
  const market = createTestApi({ updateOrderStatus: lost, orderDetails: silent });
  const { done } = accept(market.api);
  expect(await outcomeAfter(29_000, done)).toBe('too late');
  expect(await outcomeAfter(1_000, done)).toEqual({ result: 'unconfirmed' });
});

test('a re-read that comes too late leaves the change unconfirmed', async () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, 8_000, testWire({})));
  const market = createTestApi({ updateOrderStatus: lost, orderDetails: slow });
  const outcome = await outcomeAfter(30_000, accept(market.api).done);
  expect(outcome).toEqual({ result: 'unconfirmed' });
});

test('after a 500 the old status means not applied', async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new ApiRefusal(500, 'Oops')),
    orderDetails: reads('waiting_for_confirmation'),
  });
  expect(await outcomeAfter(1_000, accept(market.api).done)).toEqual({ result: 'notApplied' });
});

test('after a gateway error the old status means nothing yet', async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new ApiRefusal(504, '')),
    orderDetails: reads('waiting_for_confirmation'),
  });
  expect(await outcomeAfter(20_000, accept(market.api).done)).toBe('too late');
});

test('an unreadable response causes a re-read', async () => {
  const market = createTestApi({
    updateOrderStatus: failing(new BadResponse()),
    orderDetails: reads('cooking'),
  });
  expect(await outcomeAfter(1_000, accept(market.api).done)).toEqual({ result: 'applied' });
});

test('another order with the same number is ignored', async () => {
  const market = createTestApi({
    updateOrderStatus: lost,
    orderDetails: ({ order_id }) =>
      order_id === 'ORD-1' ? testWire({ _id: 'other', status: 'cooking' }) : testWire(),
  });
  expect(await outcomeAfter(30_000, accept(market.api).done)).toEqual({ result: 'notApplied' });
});

test('the end of the session stops the re-reads', async () => {
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
