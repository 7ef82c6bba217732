import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { newOrderCountAtom } from '../../../core/state/newOrders';
import { createQueryClient, queryClientAtom } from '../../../core/state/queryClient';
import { type Services, servicesAtom, sessionAtom } from '../../../core/state/services';
import { createTestApi, testWire } from '../../../../tests/support/orderApi';
import { useNewOrderCount } from './useNewOrderCount';

async function openCount(waiting: number) {
  const store = createStore();
  const cache = createQueryClient();
  const onEvent = vi.fn();
  let served = waiting;
  const waitingOrders = () =>
    Array.from({ length: served }, (_, at) => testWire({ _id: `id${at}` }));
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
    async serve(count: number) {
      served = count;
      await act(() => cache.refetchQueries());
      await vi.waitFor(() => expect(store.get(newOrderCountAtom)).toBe(count));
    },
  };
}

test('the host gets the number of new orders each time it changes', async () => {
  const { counted, events, serve } = await openCount(0);
  await serve(2);
  await serve(2);
  await serve(1);
  expect(events()).toEqual([0, 2, 1].map((count) => ({ type: 'new-orders', count })));
  expect(counted()).toBe(1);
});

test('on unmount the host gets 0', async () => {
  const { counted, events, unmount } = await openCount(2);
  unmount();
  expect(events()).toEqual([2, 0].map((count) => ({ type: 'new-orders', count })));
  expect(counted()).toBe(0);
});
