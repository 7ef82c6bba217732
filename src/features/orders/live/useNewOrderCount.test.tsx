import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { newOrderCountAtom } from '../../../core/state/newOrders';
import { createQueryClient, queryClientAtom } from '../../../core/state/queryClient';
import { type Services, servicesAtom, sessionAtom } from '../../../core/state/services';
import { createTestApi, testWire } from '../testApi';
import { useNewOrderCount } from './useNewOrderCount';

/** The hook below a session; `told` is what the marketplace last told of new orders. */
async function openCount(waiting: number) {
  const store = createStore();
  const cache = createQueryClient();
  const onEvent = vi.fn();
  let told = waiting;
  const waitingOrders = () => Array.from({ length: told }, (_, at) => testWire({ _id: `id${at}` }));
  const { api } = createTestApi({ waitingOrders });
  const session = { generation: () => 1, scope: () => 's' };
  store.set(servicesAtom, { api, session, callbacks: { onEvent } } as unknown as Services);
  store.set(queryClientAtom, cache);
  store.set(sessionAtom, { phase: 'signedOut' });
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  const { unmount } = renderHook(() => useNewOrderCount(), { wrapper });
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalled());
  return {
    unmount,
    events: () => onEvent.mock.calls.map(([event]) => event),
    counted: () => store.get(newOrderCountAtom),
    async tell(count: number) {
      told = count;
      await act(() => cache.refetchQueries());
      await vi.waitFor(() => expect(store.get(newOrderCountAtom)).toBe(count));
    },
  };
}

test('the host is told how many new orders wait, each time the number changes', async () => {
  const { counted, events, tell } = await openCount(0);
  await tell(2);
  await tell(2);
  await tell(1);
  expect(events()).toEqual([0, 2, 1].map((count) => ({ type: 'new-orders', count })));
  expect(counted()).toBe(1);
});

test('who stops looking is told that none wait', async () => {
  const { counted, events, unmount } = await openCount(2);
  unmount();
  expect(events()).toEqual([2, 0].map((count) => ({ type: 'new-orders', count })));
  expect(counted()).toBe(0);
});
