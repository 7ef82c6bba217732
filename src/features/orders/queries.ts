import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchAllOrders, fetchOrdersByStatus, fetchWaitingOrders } from './api';
import { ALL_REFRESH_MS, BOARD_REFRESH_MS } from './constants';
import { orderKeys } from './keys';
import { shareOrders } from './shareOrders';
import type { Order, OrderStatus } from './types';

const structuralSharing = (old: unknown, next: unknown) =>
  shareOrders(old as Order[] | undefined, next as Order[]);

export const waitingOrdersAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: orderKeys.waiting(restaurantId),
    queryFn: ({ signal }) => fetchWaitingOrders(api, restaurantId, signal),
    refetchInterval: BOARD_REFRESH_MS,
    structuralSharing,
  };
});

function ordersByStatusAtom(status: OrderStatus) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      queryKey: orderKeys.byStatus(restaurantId, status),
      queryFn: ({ signal }) => fetchOrdersByStatus(api, restaurantId, status, signal),
      refetchInterval: BOARD_REFRESH_MS,
      structuralSharing,
    };
  });
}

export const preparingOrdersAtom = ordersByStatusAtom('cooking');
export const packedOrdersAtom = ordersByStatusAtom('packing_processing');
export const readyOrdersAtom = ordersByStatusAtom('ready_to_pickup');

export const allOrdersAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: orderKeys.history(restaurantId),
    queryFn: ({ signal }) => fetchAllOrders(api, restaurantId, signal),
    refetchInterval: ALL_REFRESH_MS,
    structuralSharing,
  };
});
