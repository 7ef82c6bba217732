import { beforeEach, expect, test, vi } from 'vitest';
import { testOrder, testWire } from '../../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../../tests/support/renderInPortal';
import type { Wire } from '../../../../core/format/wireValues';
import {
  NEW_ORDER_TUNE,
  type Speaker,
  type SpeakerState,
  type Tune,
} from '../../../../core/orders/alarm/createSpeaker';
import { OUTAGE_TUNE, outagesAtom } from '../../../../core/orders/alarm/outage';
import { silenceAtom } from '../../../../core/orders/alarm/ringing';
import { RING_MS } from '../../../../core/orders/alarm/startRinging';
import { soundAtom } from '../../../../core/orders/alarm/useSound';
import { shownOrders, waitingOrdersAtom } from '../../../../core/orders/live/queries';
import { unprintedTicketsAtom } from '../../../../core/orders/live/state';
import { pendingChangesAtom } from '../../../../core/orders/statusChanges';
import { watchWork } from '../../../../core/orders/work/watchWork';
import { pushEndedAtom } from '../../../../core/push/alerts';
import { CANCELLED_TUNE, startAlarm } from './startAlarm';

beforeEach(() => void vi.useFakeTimers());
/** A speaker that records what it plays. */
function createTestSpeaker(state: SpeakerState) {
  const listeners = new Set<() => void>();
  const played: Tune[] = [];
  const show = (next: SpeakerState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const speaker: Speaker = {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    open: () => {},
    play: (tune) => void played.push(tune),
    hush: () => {},
    close: () => {},
  };
  return { speaker, played, show, listeners };
}

async function openPortal(orders: Wire[], state: SpeakerState = 'ready') {
  const { store, market, session, connection } = createTestPortal({ orders });
  store.set(soundAtom, true);
  const sound = createTestSpeaker(state);
  const onCancelled = vi.fn();
  const alarm = startAlarm({ store, speaker: sound.speaker });
  const stopWork = watchWork(store, [], (order) => {
    alarm.sayCancelled();
    onCancelled(order);
  });
  const stop = () => {
    alarm.stop();
    stopWork();
  };
  const refresh = async () => {
    await Promise.all([
      store.get(waitingOrdersAtom).refetch(),
      store.get(shownOrders.cooking).refetch(),
    ]);
    await vi.advanceTimersByTimeAsync(1);
  };
  await refresh();
  return {
    store,
    session,
    connection,
    ...sound,
    onCancelled,
    stop,
    count: market.count,
    refresh,
  };
}

const rings = (count: number) => vi.advanceTimersByTimeAsync(count * RING_MS);

test('rings until the order is silenced', async () => {
  const orders = [testWire()];
  const { store, played, refresh } = await openPortal(orders);
  expect(played).toEqual([NEW_ORDER_TUNE]);
  await rings(2);
  expect(played).toHaveLength(3);
  store.set(silenceAtom);
  await rings(2);
  expect(played).toHaveLength(3);

  orders.push(testWire({ _id: 'id2', order_id: 'ORD-2' }));
  await refresh();
  expect(played).toHaveLength(4);
});

test('an order with a pending change does not ring', async () => {
  const { store, played } = await openPortal([testWire()]);
  const change = { order: testOrder(), to: 'cooking', phase: 'sending' } as const;
  store.set(pendingChangesAtom, new Map([['id1', change]]));
  await rings(3);
  expect(played).toHaveLength(1);
});

test('an order that was silenced before a reload stays silent', async () => {
  const first = await openPortal([testWire()]);
  first.store.set(silenceAtom);
  first.stop();
  const again = createTestSpeaker('ready');
  const { stop } = startAlarm({ store: first.store, speaker: again.speaker });
  await rings(2);
  expect(again.played).toEqual([]);
  stop();
});

test('a blocked speaker rings once it is ready', async () => {
  const { played, show } = await openPortal([testWire()], 'blocked');
  await rings(2);
  expect(played).toEqual([]);
  show('ready');
  expect(played).toEqual([NEW_ORDER_TUNE]);
});

test('nothing rings while the sound is off', async () => {
  const { store, played } = await openPortal([testWire()]);
  store.set(soundAtom, false);
  await rings(2);
  expect(played).toHaveLength(1);
  store.set(soundAtom, true);
  expect(played).toHaveLength(2);
});

test('nothing rings after the portal is gone', async () => {
  const { played, stop, listeners } = await openPortal([testWire()]);
  stop();
  await rings(2);
  expect(played).toHaveLength(1);
  expect(listeners.size).toBe(0);
});

const COOKING = testWire({ status: 'cooking' });

test.each(['declined', 'cancelled'])(
  'an order in work that is %s has its own sound once',
  async (status) => {
    const orders = [COOKING];
    const { played, onCancelled, refresh } = await openPortal(orders);
    orders[0] = { ...COOKING, status };
    await refresh();
    await refresh();
    expect(played).toEqual([CANCELLED_TUNE]);
    expect(onCancelled).toHaveBeenCalledOnce();
  },
);

test('an order that a colleague moved or rejected is not reported as cancelled', async () => {
  const waiting = testWire({ _id: 'id2', order_id: 'ORD-2' });
  const orders = [waiting, COOKING];
  const { played, refresh, count } = await openPortal(orders);
  played.length = 0;
  orders.splice(
    0,
    2,
    { ...waiting, status: 'declined' },
    { ...COOKING, status: 'packing_processing' },
  );
  await refresh();
  expect(count('orderDetails')).toBeGreaterThan(0);
  expect(played).toEqual([]);
});

const tap = () => document.dispatchEvent(new Event('pointerup'));
const outages = (played: readonly Tune[]) => played.filter((tune) => tune === OUTAGE_TUNE).length;

test('tickets that are not printed have their own sound until somebody taps the page', async () => {
  const { store, played } = await openPortal([]);
  store.set(unprintedTicketsAtom, 1);
  expect(store.get(outagesAtom)).toEqual(['tickets']);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(played).toEqual([OUTAGE_TUNE, OUTAGE_TUNE, OUTAGE_TUNE]);
  tap();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(outages(played)).toBe(3);
  store.set(pushEndedAtom, true);
  expect(outages(played)).toBe(4);
});

test('a connection that is gone for a minute has the sound of an outage', async () => {
  const { store, played, connection, stop } = await openPortal([]);
  const end = connection.start();
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(played).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(played).toEqual([OUTAGE_TUNE]);
  window.dispatchEvent(new Event('online'));
  expect(store.get(outagesAtom)).toEqual([]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(played).toEqual([OUTAGE_TUNE]);
  end();
  stop();
});

test.each([
  ['that expires', 'expired', 2],
  ['that the vendor ends', 'user', 0],
] as const)('a session %s has %s: %d tunes', async (_what, reason, count) => {
  const { session, played, stop } = await openPortal([]);
  if (reason === 'expired') session.expire(session.generation());
  else session.clear('user');
  stop();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(played).toEqual(Array(count).fill(OUTAGE_TUNE));
  tap();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(played).toHaveLength(count);
});

test('a blocked speaker has no sound of an outage', async () => {
  const { store, played } = await openPortal([], 'blocked');
  store.set(unprintedTicketsAtom, 1);
  expect([played, store.get(outagesAtom)]).toEqual([[], ['tickets']]);
});
