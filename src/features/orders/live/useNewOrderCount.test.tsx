import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testWire } from '../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { newOrderCountAtom } from '../../../core/orders/newOrders';
import { useNewOrderCount } from './useNewOrderCount';

const waitingOrders = (count: number) =>
  Array.from({ length: count }, (_, at) => testWire({ _id: `id${at}` }));

async function openCount(waiting: number) {
  const orders = waitingOrders(waiting);
  const { store, cache, events, wrapper } = createTestPortal({ orders });
  const { unmount } = renderHook(() => useNewOrderCount(), { wrapper });
  await vi.waitFor(() => expect(events()).not.toEqual([]));
  return {
    unmount,
    events,
    counted: () => store.get(newOrderCountAtom),
    async serve(count: number) {
      orders.splice(0, orders.length, ...waitingOrders(count));
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
