import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDevice } from '../../../../../tests/support/device';
import { changesOfOtherTab } from '../../../../../tests/support/orderTabs';
import { createTestApi, testOrder } from '../../../../../tests/support/orderApi';
import { memoryStorage } from '../../../../adapters/storage/memoryStorage';
import { clockAtom } from '../../../../core/clock/state';
import type { Connection } from '../../../../core/connection/createConnection';
import { connectionAtom } from '../../../../core/connection/state';
import { createEmitter } from '../../../../core/createEmitter';
import { createSession } from '../../../../core/session/createSession';
import { createQueryClient, queryClientAtom } from '../../../../core/state/queryClient';
import { connectSession, notifyAtom, servicesAtom } from '../../../../core/state/services';
import { createNotices } from '../../../../ui/patterns/toast/notices';
import { polledKey } from '../../../../core/orders/live/lists';
import { orderFeedAtom } from '../../../../core/orders/live/orderFeed';
import { useTicketCommands } from '../useTicketCommands';
import { UNDO_MS } from './createSteps';

const ORDER = testOrder({ status: 'cooking' });

beforeEach(() => void vi.useFakeTimers());

/** The steps of a signed-in portal, of which one counts down. */
function startStep() {
  const store = createStore();
  const device = createDevice();
  const market = createTestApi({});
  const session = createSession({ host: 'https://api.example', storage: memoryStorage() });
  session.signIn({ token: 't1', vendorId: 'v1', restaurantId: 'r1', isKycCompleted: true });
  const { subscribe, emit } = createEmitter();
  const connection = { getState: () => (isOnline ? 'good' : 'offline'), subscribe };
  let isOnline = true;
  const notices = createNotices(Date.now);
  store.set(clockAtom, device.clock);
  const cache = createQueryClient();
  cache.setQueryData(polledKey('r1', 'cooking'), [ORDER]);
  store.set(queryClientAtom, cache);
  store.set(servicesAtom, {
    api: market.api,
    session,
    logger: () => {},
    callbacks: { onEvent: () => {}, onError: () => {} },
  });
  store.set(notifyAtom, notices.notify);
  store.set(connectionAtom, connection as Connection);
  connectSession(store, session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const hook = renderHook(() => useTicketCommands([ORDER]), { wrapper });
  const press = () => act(() => hook.result.current.commands.advance(ORDER));
  press();
  return {
    ...hook,
    ...device,
    session,
    press,
    say: changesOfOtherTab(store.get(orderFeedAtom)),
    goOffline: () => {
      isOnline = false;
      act(() => emit());
    },
    goOnline: () => {
      isOnline = true;
      act(() => emit());
    },
    wait: () => act(() => vi.advanceTimersByTimeAsync(2 * UNDO_MS)),
    words: () => notices.getLog().map(({ text }) => text),
    sent: () => market.count('updateOrderStatus'),
  };
}

test('a step is sent after its five seconds', async () => {
  const { wait, sent } = startStep();
  await wait();
  expect(sent()).toBe(1);
});

test('a step is dropped for good without a connection', async () => {
  const { goOffline, goOnline, wait, sent, words, result } = startStep();
  goOffline();
  expect(words()).toEqual([expect.stringContaining('because there is no connection')]);
  expect(result.current.dropped.has(ORDER.id)).toBe(true);
  goOnline();
  await wait();
  expect(sent()).toBe(0);
});

test('the message of a step that signing out drops names no order', async () => {
  const { session, unmount, wait, sent, words } = startStep();
  act(() => session.clear('user'));
  unmount();
  await wait();
  expect(words()).toEqual(['A step was not sent, because you were signed out.']);
  expect(sent()).toBe(0);
});

test.each([
  ['stops', false],
  ['goes on', true],
])('a step is dropped after a sleep in which monotonic time %s', async (_how, isCounted) => {
  const { sleep, wait, sent, words } = startStep();
  sleep(3_600_000, isCounted);
  await wait();
  expect(sent()).toBe(0);
  expect(words()).toEqual([expect.stringContaining('because the screen was hidden')]);
});

test.each([-3_600_000, 3_600_000])('a clock set by %d ms drops a step', async (byMs) => {
  const { setClock, wait, sent } = startStep();
  setClock(byMs);
  await wait();
  expect(sent()).toBe(0);
});

test('a change in another tab drops a step', async () => {
  const { say, press, result, words, wait, sent } = startStep();
  await act(() => say(ORDER.id, true));
  expect(words()).toEqual([expect.stringContaining('because the order was changed elsewhere')]);
  press();
  expect(result.current.steps.size).toBe(0);
  await act(() => say(ORDER.id, false));
  press();
  await wait();
  expect(sent()).toBe(1);
});
