import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  type Answers,
  failing,
  silent,
  testOrder,
  testWire,
} from '../../../../tests/support/orderApi';
import { createTestPortal, VENDOR } from '../../../../tests/support/renderInPortal';
import { stubChannels } from '../../../../tests/support/testTabs';
import { NetworkFailure } from '../../../core/api/errors';
import type { Wire } from '../../../core/format/wireValues';
import { orderKeys } from '../../../core/orders/keys';
import { orderDetailAtom } from '../../../core/orders/live/detailQueries';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { hasUnconfirmedChangesAtom, pendingChangesAtom } from '../../../core/orders/statusChanges';
import { createExtendOrderAtom } from './extend/extendMutations';
import { changeOrderStatusAtom, recheckOrderStatusAtom } from './mutations';

const ACCEPT = { order: testOrder(), to: 'cooking', minutes: 20 } as const;
const unreachable = failing(new NetworkFailure('unreachable'));

beforeEach(() => void vi.useFakeTimers());

function openPortal(answers: Answers = {}) {
  const portal = createTestPortal({ answers });
  const phase = (id = 'id1') => portal.store.get(pendingChangesAtom).get(id)?.phase;
  return { ...portal, phase };
}

/** A portal with an unconfirmed change. */
async function openUnconfirmed(orderDetails: (body: Wire) => unknown) {
  const portal = openPortal({ updateOrderStatus: unreachable, orderDetails });
  void portal.store.set(changeOrderStatusAtom, ACCEPT);
  await vi.advanceTimersByTimeAsync(30_000);
  return portal;
}

test('ten clicks at once send one change', async () => {
  const { store, market, phase } = openPortal({ updateOrderStatus: silent });
  const wishes = Array.from({ length: 10 }, () => store.set(changeOrderStatusAtom, ACCEPT));
  expect(phase()).toBe('sending');
  expect(await Promise.all(wishes.slice(1))).toEqual(Array(9).fill(null));
  expect(market.count('updateOrderStatus')).toBe(1);
});

test('a second click before the moved order is painted sends nothing', async () => {
  const { store, market } = openPortal();
  expect((await store.set(changeOrderStatusAtom, ACCEPT))?.result).toBe('applied');
  expect(await store.set(changeOrderStatusAtom, ACCEPT)).toBeNull();
  expect(market.count('updateOrderStatus')).toBe(1);
});

test('a pending change does not block another order', async () => {
  const { store, market } = openPortal({ updateOrderStatus: silent });
  void store.set(changeOrderStatusAtom, ACCEPT);
  void store.set(changeOrderStatusAtom, { ...ACCEPT, order: testOrder({ _id: 'id2' }) });
  expect(market.calls.map(({ body }) => body.food_order_id)).toEqual(['id1', 'id2']);
});

test('an applied change is reported to the host', async () => {
  const { store, phase, events } = openPortal();
  const outcome = await store.set(changeOrderStatusAtom, ACCEPT);
  expect([outcome?.result, phase()]).toEqual(['applied', undefined]);
  expect(events()).toEqual([
    { type: 'order-status-changed', to: 'cooking', outcome: 'applied' },
    { type: 'write', operation: 'updateOrderStatus', outcome: 'applied' },
  ]);
});

test('an older response does not move an order back', async () => {
  const { store, cache } = openPortal();
  const queryKey = orderKeys.list('r1', 'waiting');
  cache.setQueryData(queryKey, [testOrder(), testOrder({ _id: 'id2' })]);
  const old = cache.fetchQuery({
    queryKey,
    queryFn: ({ signal }) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve([testOrder()]), 1_000);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  old.catch(() => {});
  await store.set(changeOrderStatusAtom, ACCEPT);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(cache.getQueryData(queryKey)).toEqual([testOrder({ _id: 'id2' })]);
});

test('the list of all orders shows the new status without a refetch', async () => {
  const { store, cache, market } = openPortal();
  const queryKey = orderKeys.history('r1');
  cache.setQueryData(queryKey, [testOrder()], { updatedAt: 7 });
  await store.set(changeOrderStatusAtom, ACCEPT);
  expect(cache.getQueryData(queryKey)).toMatchObject([
    { id: 'id1', status: 'cooking', cookingTime: '20 minutes' },
  ]);
  expect(cache.getQueryState(queryKey)?.dataUpdatedAt).toBe(7);
  expect(market.count('orderHistory')).toBe(0);
});

test('a refused change does not move the order', async () => {
  const { store, cache } = openPortal({
    updateOrderStatus: failing(new NetworkFailure('timeout')),
    orderDetails: () => testWire(),
  });
  cache.setQueryData(orderKeys.list('r1', 'waiting'), [testOrder()]);
  const done = store.set(changeOrderStatusAtom, ACCEPT);
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await done)?.result).toBe('notApplied');
  expect(cache.getQueryData(orderKeys.list('r1', 'waiting'))).toEqual([testOrder()]);
});

test('an unconfirmed change locks the order', async () => {
  const { store, phase, market } = await openUnconfirmed(unreachable);
  expect(phase()).toBe('unconfirmed');
  expect(store.get(hasUnconfirmedChangesAtom)).toBe(true);
  expect(await store.set(changeOrderStatusAtom, ACCEPT)).toBeNull();
  expect(market.count('updateOrderStatus')).toBe(1);
});

test('a recheck is one request', async () => {
  const { store, phase, market } = await openUnconfirmed(unreachable);
  const before = market.count('orderDetails');
  const done = store.set(recheckOrderStatusAtom, ACCEPT);
  expect([phase(), store.get(hasUnconfirmedChangesAtom)]).toEqual(['checking', true]);
  expect(await store.set(recheckOrderStatusAtom, ACCEPT)).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect((await done)?.result).toBe('unconfirmed');
  expect(market.count('orderDetails') - before).toBe(1);
});

test('a recheck resolves an unconfirmed change', async () => {
  let answer = unreachable;
  const { store, phase } = await openUnconfirmed(() => answer({}));
  answer = () => testWire({ status: 'cooking' });
  const done = store.set(recheckOrderStatusAtom, ACCEPT);
  await vi.advanceTimersByTimeAsync(0);
  expect((await done)?.result).toBe('applied');
  expect(phase()).toBeUndefined();
});

test.each([
  ['cooking', 1],
  ['waiting_for_confirmation', 0],
])('an unconfirmed change that is read as %s is settled %i times', async (status, times) => {
  let answer = unreachable;
  const { store, market } = await openUnconfirmed(() => answer({}));
  const settle = vi.spyOn(market.api, 'settle');
  answer = () => testWire({ status });
  const done = store.set(recheckOrderStatusAtom, ACCEPT);
  await vi.advanceTimersByTimeAsync(0);
  await done;
  expect(settle).toHaveBeenCalledTimes(times);
});

test('a recheck without a change sends nothing', async () => {
  const { store, market } = openPortal();
  expect(await store.set(recheckOrderStatusAtom, ACCEPT)).toBeNull();
  expect(market.calls).toEqual([]);
});

test('pending changes are dropped with their session', async () => {
  const { store, session } = await openUnconfirmed(unreachable);
  session.clear('user');
  session.signIn({ ...VENDOR, token: 't2' });
  expect([...store.get(pendingChangesAtom).keys()]).toEqual([]);
  expect(store.get(hasUnconfirmedChangesAtom)).toBe(false);
});

test('a change of an ended session has no effect on the next', async () => {
  const { store, session, events } = openPortal({
    updateOrderStatus: unreachable,
    orderDetails: silent,
  });
  const done = store.set(changeOrderStatusAtom, ACCEPT);
  await vi.advanceTimersByTimeAsync(2_000);
  session.clear('user');
  session.signIn({ ...VENDOR, token: 't2' });
  expect(await done).toBeNull();
  expect([...store.get(pendingChangesAtom).keys()]).toEqual([]);
  expect(events()).toEqual([]);
});

/** A portal that is connected to the other tabs of its session. */
function openConnected() {
  const { posted } = stubChannels();
  const { store } = openPortal();
  onTestFinished(store.get(orderFeedAtom).listen(() => {}));
  return { store, posted };
}

test('other tabs receive every step of a change', async () => {
  const { store, posted } = openConnected();
  await store.set(changeOrderStatusAtom, ACCEPT);
  expect(posted).toEqual([
    { id: 'id1', isChanging: true },
    { id: 'id1', status: 'cooking' },
    { id: 'id1', isChanging: false },
  ]);
});

test('other tabs see that an order is getting more time', async () => {
  const { store, posted } = openConnected();
  await store.set(createExtendOrderAtom(testOrder({ status: 'cooking' })), 10);
  expect(posted).toEqual([
    { id: 'id1', isChanging: true },
    { id: 'id1', isChanging: false },
  ]);
});

test('an order that was opened by its `_id` is read again after it got more time', async () => {
  const order = testOrder({ status: 'cooking' });
  const { store, market } = openPortal({ orderDetails: () => testWire({ status: 'cooking' }) });
  onTestFinished(store.sub(orderDetailAtom(order.id), () => {}));
  await vi.advanceTimersByTimeAsync(0);
  const before = market.count('orderDetails');
  await store.set(createExtendOrderAtom(order), 10);
  await vi.advanceTimersByTimeAsync(0);
  expect(market.count('orderDetails')).toBeGreaterThan(before);
});
