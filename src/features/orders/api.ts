import type { ApiClient, CallOptions } from '../../core/api/types';
import { handlesGone } from '../../core/api/cursors';
import { ApiRefusal } from '../../core/api/errors';
import type { Wire } from '../../core/format/wireValues';
import type { Decline, Order, OrderStatus } from './types';
import { waitingCall } from './live/waitingCall';
import {
  fromDecline,
  type OrderChanges,
  type OrderPage,
  toOrder,
  toOrderPage,
  toOrderChanges,
  toOrderTotal,
} from './wire';

/** The limit of each list request: high, so that the counts are right (b33). */
export const BOARD_LIMIT = 10_000;

/** Orders of one call for the tab of all orders, with `history.pages`. */
const BOARD_PAGE = 50;

type ReadOptions = Pick<CallOptions, 'signal' | 'isQuiet'>;

export function fetchWaitingRows(
  api: ApiClient,
  restaurantId: string,
  options?: ReadOptions,
): Promise<Wire[]> {
  return api.list(...waitingCall(restaurantId), options);
}

/** Hosts can set the path of this endpoint (b32). */
export function fetchRowsByStatus(
  api: ApiClient,
  restaurantId: string,
  status: OrderStatus,
  options?: ReadOptions,
): Promise<Wire[]> {
  const body = { restaurant_id: restaurantId, status, search: '', limit: BOARD_LIMIT };
  return api.list('ordersByStatus', body, options);
}

/** Streams all orders to `take`: ten thousand are 15 MB. */
export function fetchAllRows(
  api: ApiClient,
  restaurantId: string,
  take: (rows: readonly Wire[]) => void,
  options?: ReadOptions,
): Promise<void> {
  const body = { restaurant_id: restaurantId, status: 'all', limit: BOARD_LIMIT };
  return api.stream('orderHistory', body, take, options);
}

/** With the capability `history.pages`: the newest orders, or those behind a cursor. */
export async function fetchOrderPage(
  api: ApiClient,
  restaurantId: string,
  cursor: string | null,
  options?: ReadOptions,
): Promise<OrderPage> {
  const filter = { status: 'all', search: '' };
  const body = { restaurant_id: restaurantId, filter, sort: '-date', cursor, size: BOARD_PAGE };
  return toOrderPage(await api.page('historyPage', body, { ...options, ...handlesGone(cursor) }));
}

/** With the capability `orders.changes`: what changed since a cursor; without one only a cursor. */
export async function fetchOrderChanges(
  api: ApiClient,
  restaurantId: string,
  since: string | null,
  options?: ReadOptions,
): Promise<OrderChanges> {
  const body = { restaurant_id: restaurantId, since };
  return toOrderChanges(
    (await api.one('orderChanges', body, { ...options, ...handlesGone(since) })) ?? {},
  );
}

/** The number of all orders, which only the dashboard call returns (b33). */
export async function fetchOrderTotal(
  api: ApiClient,
  restaurantId: string,
  options?: ReadOptions,
): Promise<number | null> {
  const wire = await api.one('dashboard', { restaurant_id: restaurantId }, options);
  return toOrderTotal(wire ?? {});
}

/** Reads an order by `order_id`, then by `_id` (b38). */
export async function fetchOrder(
  api: ApiClient,
  { id, number }: Pick<Order, 'id' | 'number'>,
  signal?: AbortSignal,
): Promise<Order | null> {
  // The marketplace may reuse an order number, so check the id as well.
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

export async function updateOrderStatus(
  api: ApiClient,
  change: { id: string; to: OrderStatus; minutes?: number; decline?: Decline },
): Promise<void> {
  await api.send('updateOrderStatus', {
    food_order_id: change.id,
    status: change.to,
    ...(change.minutes === undefined ? {} : { cooking_time: `${change.minutes} minutes` }),
    ...(change.decline ? fromDecline(change.decline) : {}),
  });
}

export async function extendOrder(api: ApiClient, id: string, minutes: number): Promise<void> {
  await api.send('orderExtend', { order_id: id, minutes });
}
