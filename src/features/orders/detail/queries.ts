import type { QueryClient } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';
import { apiAtom, restaurantIdAtom } from '../../../core/state/services';
import { queryClientAtom } from '../../../core/state/queryClient';
import { fetchOrder } from '../api';
import { BOARD_REFRESH_MS } from '../constants';
import { orderKeys } from '../keys';
import type { Order } from '../types';

type Ids = Pick<Order, 'id' | 'number'>;

/** Nothing happens any more to an order that has got here. */
const FINAL: readonly Order['status'][] = ['completed', 'declined'];

/** One order by the id in its address, and by what is `known` of it; `null` when there is none. */
export function orderDetailAtom(linkId: string, known?: Ids) {
  return atomWithQuery((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    const cache = get(queryClientAtom);
    return {
      queryKey: orderKeys.detail(restaurantId, linkId),
      queryFn: ({ signal }) =>
        fetchOrder(api, known ?? findIds(cache, restaurantId, linkId), signal),
      refetchInterval: ({ state: { data } }) =>
        data === null || (data && FINAL.includes(data.status)) ? false : BOARD_REFRESH_MS,
    };
  });
}

/** The other id of an order, when a list has told it already (decision b38). */
export function findIds(cache: QueryClient, restaurantId: string, linkId: string): Ids {
  const lists = cache.getQueriesData({ queryKey: orderKeys.all(restaurantId) });
  for (const [, rows] of lists) {
    if (!Array.isArray(rows)) continue;
    const known = (rows as Ids[]).find(({ id, number }) => number === linkId || id === linkId);
    if (known) return { id: known.id, number: known.number };
  }
  return { id: '', number: linkId };
}
