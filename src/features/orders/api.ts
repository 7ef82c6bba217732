import type { ApiClient } from '../../core/api/types';
import { ApiRefusal } from '../../core/api/errors';
import type { Wire } from '../../core/format/wireValues';
import { BOARD_LIMIT } from './constants';
import type { Order, OrderStatus } from './types';
import { waitingCall } from './waitingCall';
import { toOrder, toOrderTotal } from './wire';

export function fetchWaitingRows(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<Wire[]> {
  return api.list(...waitingCall(restaurantId), { signal });
}

/** The "orders list" call whose path the specification leaves open (decision b32). */
export function fetchRowsByStatus(
  api: ApiClient,
  restaurantId: string,
  status: OrderStatus,
  signal?: AbortSignal,
): Promise<Wire[]> {
  const body = { restaurant_id: restaurantId, status, search: '', limit: BOARD_LIMIT };
  return api.list('ordersByStatus', body, { signal });
}

/** Every order, handed to `take` while they arrive: ten thousand of them are 15 MB. */
export function fetchAllRows(
  api: ApiClient,
  restaurantId: string,
  take: (rows: readonly Wire[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  const body = { restaurant_id: restaurantId, status: 'all', limit: BOARD_LIMIT };
  return api.stream('orderHistory', body, take, { signal });
}

/** How many orders there are in all: a figure of the dashboard call (decision b33). */
export async function fetchOrderTotal(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<number | null> {
  const wire = await api.one('dashboard', { restaurant_id: restaurantId }, { signal });
  return toOrderTotal(wire ?? {});
}

/** Reads one order by `order_id`, and once more by `_id` when that is not known (decision b38). */
export async function fetchOrder(
  api: ApiClient,
  { id, number }: Pick<Order, 'id' | 'number'>,
  signal?: AbortSignal,
): Promise<Order | null> {
  // A number that the marketplace uses again must not answer for another order.
  const isThis = (found: Order | null) => found && (!id || !found.id || found.id === id);
  const byNumber = await findOrder(api, number, signal);
  if (isThis(byNumber)) return byNumber;
  const byId = id && id !== number ? await findOrder(api, id, signal) : null;
  return isThis(byId) ? byId : null;
}

async function findOrder(api: ApiClient, orderId: string, signal?: AbortSignal) {
  try {
    const wire = await api.one('orderDetails', { order_id: orderId }, { signal });
    return wire && toOrder(wire);
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return null;
    throw error;
  }
}

/** Sends one change of status; the cooking time goes along when accepting. */
export async function updateOrderStatus(
  api: ApiClient,
  change: { id: string; to: OrderStatus; minutes?: number },
): Promise<void> {
  await api.send('updateOrderStatus', {
    food_order_id: change.id,
    status: change.to,
    ...(change.minutes === undefined ? {} : { cooking_time: `${change.minutes} minutes` }),
  });
}
