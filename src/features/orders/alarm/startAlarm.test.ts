import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../adapters/storage/memoryStorage';
import { createSession } from '../../../core/session/createSession';
import { createQueryClient, queryClientAtom } from '../../../core/state/queryClient';
import { connectSession, servicesAtom, storageAtom } from '../../../core/state/services';
import type { Wire } from '../../../core/format/wireValues';
import { pendingChangesAtom } from '../pendingChanges';
import { preparingOrdersAtom, waitingOrdersAtom } from '../queries';
import { createTestApi, testOrder, testWire } from '../testApi';
import type { Speaker, SpeakerState } from './createSpeaker';
import { silenceAtom } from './ringing';
import { soundAtom } from './settings';
import { RING_MS, startAlarm } from './startAlarm';
import type { Tune } from './tones';

beforeEach(() => void vi.useFakeTimers());
/** A loudspeaker that writes down what it plays. */
function createTestSpeaker(state: SpeakerState) {
  const listeners = new Set<() => void>();
  const heard: Tune[] = [];
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
    play: (tune) => void heard.push(tune),
    hush: () => {},
    close: () => {},
  };
  return { speaker, heard, show, listeners };
}

interface Market {
  waiting: Wire[];
  cooking: Wire[];
  details: Wire;
}

async function openPortal(market: Partial<Market>, state: SpeakerState = 'ready') {
  const store = createStore();
  const told: Market = { waiting: [], cooking: [], details: {}, ...market };
  const { api, count } = createTestApi({
    waitingOrders: () => told.waiting,
    ordersByStatus: () => told.cooking,
    orderDetails: () => told.details,
  });
  const session = createSession({ host: 'https://api.example', storage: memoryStorage() });
  session.signIn({ token: 't1', vendorId: 'v1', restaurantId: 'r1', isKycCompleted: true });
  const callbacks = { onEvent() {}, onError() {} };
  store.set(storageAtom, memoryStorage());
  store.set(queryClientAtom, createQueryClient());
  store.set(servicesAtom, { api, session, logger: () => {}, callbacks });
  connectSession(store, session);
  store.set(soundAtom, true);
  const sound = createTestSpeaker(state);
  const onCancelled = vi.fn();
  const stop = startAlarm({ store, speaker: sound.speaker, onCancelled });
  const refresh = async () => {
    await Promise.all([
      store.get(waitingOrdersAtom).refetch(),
      store.get(preparingOrdersAtom).refetch(),
    ]);
    await vi.advanceTimersByTimeAsync(1);
  };
  await refresh();
  return {
    store,
    told,
    ...sound,
    onCancelled,
    stop,
    count,
    refresh,
  };
}

const rings = (count: number) => vi.advanceTimersByTimeAsync(count * RING_MS);

test('rings again and again until the order is silenced, and for the next one anew', async () => {
  const { store, told, heard, refresh } = await openPortal({ waiting: [testWire()] });
  expect(heard).toEqual(['newOrder']);
  await rings(2);
  expect(heard).toHaveLength(3);
  store.set(silenceAtom);
  await rings(2);
  expect(heard).toHaveLength(3);

  told.waiting.push(testWire({ _id: 'id2', order_id: 'ORD-2' }));
  await refresh();
  expect(heard).toHaveLength(4);
});

test('an order that is being answered is silent at once', async () => {
  const { store, heard } = await openPortal({ waiting: [testWire()] });
  const change = { order: testOrder(), to: 'cooking', phase: 'sending' } as const;
  store.set(pendingChangesAtom, new Map([['id1', change]]));
  await rings(3);
  expect(heard).toHaveLength(1);
});

test('an order that was silenced before a reload stays silent', async () => {
  const first = await openPortal({ waiting: [testWire()] });
  first.store.set(silenceAtom);
  first.stop();
  const again = createTestSpeaker('ready');
  const stop = startAlarm({ store: first.store, speaker: again.speaker, onCancelled() {} });
  await rings(2);
  expect(again.heard).toEqual([]);
  stop();
});

test('nothing rings while the sound is off, blocked, or after the portal is gone', async () => {
  const { store, heard, show, stop, listeners } = await openPortal(
    { waiting: [testWire()] },
    'blocked',
  );
  await rings(2);
  expect(heard).toEqual([]);
  show('ready');
  expect(heard).toEqual(['newOrder']);
  store.set(soundAtom, false);
  await rings(2);
  expect(heard).toHaveLength(1);
  store.set(soundAtom, true);
  expect(heard).toHaveLength(2);
  stop();
  await rings(2);
  expect(heard).toHaveLength(2);
  expect(listeners.size).toBe(0);
});

const COOKING = testWire({ status: 'cooking' });

test.each(['declined', 'cancelled'])(
  'an order in work that is %s has a sound of its own, once',
  async (status) => {
    const { told, heard, onCancelled, refresh } = await openPortal({ cooking: [COOKING] });
    Object.assign(told, { cooking: [], details: { ...COOKING, status } });
    await refresh();
    await refresh();
    expect(heard).toEqual(['cancelled']);
    expect(onCancelled).toHaveBeenCalledOnce();
  },
);

test('an order that moved on elsewhere, or was rejected by a colleague, is no cancelled one', async () => {
  const { told, heard, refresh, count } = await openPortal({
    waiting: [testWire({ _id: 'id2', order_id: 'ORD-2' })],
    cooking: [COOKING],
  });
  heard.length = 0;
  Object.assign(told, { waiting: [], cooking: [], details: { _id: 'other' } });
  told.details = { ...COOKING, status: 'packing_processing' };
  await refresh();
  expect(count('orderDetails')).toBeGreaterThan(0);
  expect(heard).toEqual([]);
});
