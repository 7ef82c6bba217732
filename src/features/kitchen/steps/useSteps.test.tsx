import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDevice } from '../../../../tests/support/device';
import { testOrder } from '../../../../tests/support/orderApi';
import { changesOfOtherTab } from '../../../../tests/support/orderTabs';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import type { Connection } from '../../../core/connection/createConnection';
import { createEmitter } from '../../../core/createEmitter';
import { polledKey } from '../../../core/orders/keys';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { workAtom } from '../../../core/orders/work/inWork';
import { orderMutations } from '../../orders/status/useOrderActions';
import { useTicketCommands } from '../useTickets';
import { UNDO_MS } from './createSteps';

const ORDER = testOrder({ status: 'cooking' });

beforeEach(async () => {
  await orderMutations.load();
  vi.useFakeTimers();
});

/** Opens the steps of a signed-in portal, with one that counts down. */
function startStep() {
  const device = createDevice();
  const { subscribe, emit } = createEmitter();
  const connection = { getState: () => (isOnline ? 'good' : 'offline'), subscribe } as Connection;
  let isOnline = true;
  const { store, cache, session, market, toasts, wrapper } = createTestPortal({
    clock: device.clock,
    connection,
  });
  cache.setQueryData(polledKey('r1', 'cooking'), [ORDER]);
  const hook = renderHook(() => useTicketCommands([ORDER]), { wrapper });
  const press = () => act(() => hook.result.current.commands.advance(ORDER));
  press();
  return {
    ...hook,
    store,
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
    toasts,
    sent: () => market.count('updateOrderStatus'),
  };
}

test('a step is sent after its five seconds', async () => {
  const { wait, sent } = startStep();
  await wait();
  expect(sent()).toBe(1);
});

test('a step is dropped for good without a connection', async () => {
  const { goOffline, goOnline, wait, sent, toasts, store } = startStep();
  goOffline();
  expect(toasts()).toEqual([expect.stringContaining('no connection')]);
  expect(store.get(workAtom).get(ORDER.id)?.isUnsent).toBe(true);
  goOnline();
  await wait();
  expect(sent()).toBe(0);
});

test('the message of a step that signing out drops names no order', async () => {
  const { session, unmount, wait, sent, toasts } = startStep();
  act(() => session.clear('user'));
  unmount();
  await wait();
  expect(toasts()).toEqual(['An order was not updated: you were signed out.']);
  expect(sent()).toBe(0);
});

test.each([
  ['stops', false],
  ['goes on', true],
])('a step is dropped after a sleep in which monotonic time %s', async (_how, isCounted) => {
  const { sleep, wait, sent, toasts } = startStep();
  sleep(3_600_000, isCounted);
  await wait();
  expect(sent()).toBe(0);
  expect(toasts()).toEqual([expect.stringContaining('the screen was off')]);
});

test.each([-3_600_000, 3_600_000])('a clock set by %d ms drops a step', async (byMs) => {
  const { setClock, wait, sent } = startStep();
  setClock(byMs);
  await wait();
  expect(sent()).toBe(0);
});

test('a change in another tab drops a step', async () => {
  const { say, toasts } = startStep();
  await act(() => say(ORDER.id, true));
  expect(toasts()).toEqual([expect.stringContaining('it was changed elsewhere')]);
});

test('a key starts no step of an order that another tab is changing, which the kitchen says', async () => {
  const { say, press, result, toasts } = startStep();
  await act(() => say(ORDER.id, true));
  press();
  expect(toasts().at(-1)).toBe('Being changed in another tab');
  expect(result.current.steps.size).toBe(0);
});

test('a step starts again after the change in another tab', async () => {
  const { say, press, wait, sent } = startStep();
  await act(() => say(ORDER.id, true));
  await act(() => say(ORDER.id, false));
  press();
  await wait();
  expect(sent()).toBe(1);
});
