import { handlesGone } from '../api/cursors';
import { endpoints } from '../api/endpoints';
import { ApiRefusal } from '../api/errors';
import type { ApiClient, CallOptions } from '../api/types';
import type { Wire } from '../format/wireValues';
import type { OpenStream } from '../push/serverPush';
import type { HistoryFilter } from './filters';
import { statusCall, waitingCall } from './firstCalls';
import type { OrderStatus } from './statuses';
import type { Decline, Order, OrderChanges, OrderPage, PageCall } from './types';
import { fromDecline, toOrder, toOrderChanges, toOrderPage } from './wire';

type ReadOptions = Pick<CallOptions, 'signal' | 'isQuiet'>;

export function fetchWaitingRows(
  api: Pick<ApiClient, 'list'>,
  restaurantId: string,
  options?: ReadOptions,
): Promise<Wire[]> {
  return api.list(...waitingCall(restaurantId), options);
}

/** Reads the orders of a status. Hosts can set the path of this endpoint (b32). */
export function fetchRowsByStatus(
  api: ApiClient,
  restaurantId: string,
  status: OrderStatus,
  options?: ReadOptions,
): Promise<Wire[]> {
  return api.list(...statusCall(restaurantId, status), options);
}

interface ListCall {
  restaurantId: string;
  filter: HistoryFilter;
  limit: number;
}

/** Streams the orders of a filter to `take`, because ten thousand orders are 15 MB. */
export function streamOrders(
  api: ApiClient,
  { restaurantId, filter: { status, search }, limit }: ListCall,
  take: (rows: readonly Wire[]) => void,
  options?: ReadOptions,
): Promise<void> {
  const body = { restaurant_id: restaurantId, status, limit, ...(search ? { search } : {}) };
  return api.stream('orderHistory', body, take, options);
}

/** Reads one page of past orders (capability `history.pages`). */
export async function fetchOrderPage(
  api: ApiClient,
  { restaurantId, filter, sort, cursor, size }: PageCall,
  options?: ReadOptions,
): Promise<OrderPage> {
  const body = { restaurant_id: restaurantId, filter, sort, cursor, size };
  return toOrderPage(await api.page('historyPage', body, { ...options, ...handlesGone(cursor) }));
}

/** Reads the changes since a cursor (capability `orders.changes`); without a cursor, returns only a new cursor. */
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

/** Opens a stream of the changes since a cursor, which the backend may not support. */
export function openOrderChanges(
  openStream: OpenStream,
  { restaurantId, since }: { restaurantId: string; since: string },
  signal: AbortSignal,
): Promise<Response> {
  const query = { restaurant_id: restaurantId, since };
  return openStream(endpoints.orderChanges.path, {
    operation: 'orderChangesStream',
    signal,
    query,
  });
}

/** Reads an order by `order_id`, then by `_id` (b38). */
export async function fetchOrder(
  api: ApiClient,
  { id, number }: Pick<Order, 'id' | 'number'>,
  signal?: AbortSignal,
): Promise<Order | null> {
  // The marketplace may reuse an order number, so check the id as well.
  const isThis = (order: Order | null) => order && (!id || !order.id || order.id === id);
  const byNumber = await findOrder(api, number, signal);
  if (isThis(byNumber)) return byNumber;
  const byId = id && id !== number ? await findOrder(api, id, signal) : null;
  return isThis(byId) ? byId : null;
}

async function findOrder(api: ApiClient, orderId: string, signal?: AbortSignal) {
  try {
    const wire = await api.one('orderDetails', { order_id: orderId }, { signal });
    return wire && toOrder(wire, api.extraKeys?.order);
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
