import { notifyManager, type QueryClient } from '@tanstack/query-core';
import { polledKey } from '../keys';
import { isEarlierStep } from '../statuses';
import type { Order } from '../types';
import { LIVE_LISTS, type LiveList } from './lists';
import { patch } from './orderCache';
import { withChanges } from './orderChanges';

interface FullList {
  list: LiveList;
  orders: readonly Order[];
  /** Whether another list has received the order at about the same time. */
  isRecent(other: LiveList, id: string): boolean;
}

/**
 * Shows a list that was read in full, and removes its orders from the lists of later steps. This moves back an order
 * whose acceptance had no effect (c28).
 */
export function showFullList(
  cache: QueryClient,
  restaurantId: string,
  { list, orders, isRecent }: FullList,
): void {
  const read = new Map(orders.flatMap((order) => (order.id ? [[order.id, order]] : [])));
  const show = (other: LiveList) => (shown: readonly Order[]) => {
    const isPassed = ({ id, rawStatus }: Order) =>
      isEarlierStep(read.get(id)?.rawStatus ?? '', rawStatus) && !isRecent(other, id);
    const rest = shown.some(isPassed) ? shown.filter((order) => !isPassed(order)) : shown;
    if (other !== 'all') return rest;
    const known = new Set(rest.map(({ id }) => id));
    const added = [...read].filter(([id]) => !known.has(id));
    return added.length > 0 ? withChanges(other, rest, new Map(added)) : rest;
  };
  notifyManager.batch(() => {
    patch(cache, polledKey(restaurantId, list), () => orders);
    for (const other of LIVE_LISTS) {
      if (other !== list) patch(cache, polledKey(restaurantId, other), show(other));
    }
  });
}
