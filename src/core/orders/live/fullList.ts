import { notifyManager, type QueryClient } from '@tanstack/query-core';
import type { Clock } from '../../clock/createClock';
import { LIVE_LISTS, type LiveList, polledKey } from '../keys';
import { isEarlierStep } from '../statuses';
import type { Order } from '../types';
import { patch } from './orderCache';
import { withChanges } from './orderChanges';
import { SETTLE_MS } from './recentChanges';

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
    const shownIds = new Set(rest.map(({ id }) => id));
    const added = [...read].filter(([id]) => !shownIds.has(id));
    return added.length > 0 ? withChanges(other, rest, new Map(added)) : rest;
  };
  notifyManager.batch(() => {
    patch(cache, polledKey(restaurantId, list), () => orders);
    for (const other of LIVE_LISTS) {
      if (other !== list) patch(cache, polledKey(restaurantId, other), show(other));
    }
  });
}

interface AuditOptions {
  clock: Pick<Clock, 'elapsed'>;
  /** Called when a list has contradicted the reported changes for 30 s. */
  onDifference(): void;
}

/** Compares a list that was read in full with the list that the changes have produced (c28). */
interface ListAudit {
  /** `before` and `after` are the orders of one list. */
  compare(before: readonly Order[], after: readonly Order[]): void;
  /** Call it when all changes until now are known; `ids` are the orders in the latest changes. */
  settle(ids: Iterable<string>): void;
  /** Forgets the lists. Call it when changes may have been missed. */
  reset(): void;
}

export function createListAudit({ clock, onDifference }: AuditOptions): ListAudit {
  /** The orders that differ and have not been reported since, with the time of the difference. */
  const open = new Map<string, number>();

  return {
    compare(before, after) {
      for (const id of symmetricDifference(before, after)) {
        if (!open.has(id)) open.set(id, clock.elapsed());
      }
    },
    settle(ids) {
      for (const id of ids) open.delete(id);
      const isSettled = [...open.values()].some((at) => at + SETTLE_MS <= clock.elapsed());
      if (!isSettled) return;
      open.clear();
      onDifference();
    },
    reset: () => open.clear(),
  };
}

function symmetricDifference(before: readonly Order[], after: readonly Order[]): string[] {
  const [old, current] = [before, after].map((orders) => new Set(orders.map(({ id }) => id)));
  return [...before, ...after].flatMap(({ id }) => (old?.has(id) && current?.has(id) ? [] : id));
}
