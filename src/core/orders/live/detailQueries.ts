import type { QueryClient } from '@tanstack/query-core';
import { isWire } from '../../format/wireValues';
import { queryAtom, queryClientAtom } from '../../state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../state/services';
import { fetchOrder } from '../api';
import { LIVE_LISTS, orderKeys, polledKey } from '../keys';
import { statusFacts } from '../statuses';
import type { Order } from '../types';

/** Polling interval of an order that is shown and has not ended, in ms (c19). */
const REFRESH_MS = 10_000;

type Ids = Pick<Order, 'id' | 'number'>;

/**
 * One order by the id in its URL; `null` if there is none. An order of the board is shown from the cache at once, even
 * offline.
 */
export function orderDetailAtom(linkId: string, cachedIds?: Ids) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    const cache = get(queryClientAtom);
    const listed = findListed(cache, restaurantId, linkId);
    return {
      queryKey: [...orderKeys.details(restaurantId), linkId],
      queryFn: ({ signal }) =>
        fetchOrder(api, cachedIds ?? findIds(cache, restaurantId, linkId), signal),
      initialData: listed?.order,
      initialDataUpdatedAt: listed?.updatedAt,
      refetchInterval: ({ state: { data } }) =>
        data === null || (data && statusFacts(data.status).isFinal) ? false : REFRESH_MS,
    };
  });
}

const isOf = (linkId: string) => (order: Ids) => order.number === linkId || order.id === linkId;

/** Both ids of an order, if a cached list has it (b38). */
export function findIds(cache: QueryClient, restaurantId: string, linkId: string): Ids {
  const lists = cache.getQueriesData({ queryKey: orderKeys.all(restaurantId) });
  for (const [, data] of lists) {
    // A page of the history contains rows and a cursor.
    const rows = isWire(data) ? data.rows : data;
    if (!Array.isArray(rows)) continue;
    const cached = (rows as Ids[]).find(isOf(linkId));
    if (cached) return { id: cached.id, number: cached.number };
  }
  return { id: '', number: linkId };
}

/** The most recently fetched copy of an order in the board's lists. */
function findListed(cache: QueryClient, restaurantId: string, linkId: string) {
  const lists = LIVE_LISTS.map((list) =>
    cache.getQueryState<readonly Order[]>(polledKey(restaurantId, list)),
  ).filter((state) => state !== undefined);
  return lists
    .toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)
    .flatMap(({ data = [], dataUpdatedAt: updatedAt }) =>
      data.filter(isOf(linkId)).map((order) => ({ order, updatedAt })),
    )[0];
}
