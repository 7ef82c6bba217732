import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { orderKeys } from './keys';
import { LIVE_LISTS, listOf, polledKey } from './live/lists';
import { type Moved, withStatus } from './live/recentChanges';
import type { Order } from './types';

const SHORT_LISTS = LIVE_LISTS.filter((list) => list !== 'all');

interface NewStatus {
  id: string;
  status: string;
  /** When it began, in epoch ms. */
  at: number;
  /** Preparation time, where it was accepted here. */
  minutes?: number | undefined;
}

/**
 * Shows an order at its new status in every cached list, and returns it with the list that it left.
 * Requests under way are dropped: what was requested before would bring the card back (c4).
 */
export async function showStatus(
  cache: QueryClient,
  restaurantId: string,
  { id, ...change }: NewStatus,
): Promise<Moved | undefined> {
  await cache.cancelQueries({ queryKey: orderKeys.live(restaurantId) });
  const isOutdated = (order: Order) => order.id === id && order.rawStatus !== change.status;
  let moved: Moved | undefined;
  for (const list of SHORT_LISTS) {
    patch(cache, polledKey(restaurantId, list), (orders) => {
      const outdated = orders.find(isOutdated);
      if (!outdated) return orders;
      moved ??= { from: list, order: withStatus(outdated, change) };
      return orders.filter((order) => !isOutdated(order));
    });
  }
  if (moved) addToList(cache, restaurantId, moved.order);
  patch(cache, orderKeys.history(restaurantId), (orders) =>
    orders.some(isOutdated)
      ? orders.map((order) => (isOutdated(order) ? withStatus(order, change) : order))
      : orders,
  );
  return moved;
}

/** Adds an order to the list of its status, unless it is there or nobody has read that list. */
function addToList(cache: QueryClient, restaurantId: string, order: Order): void {
  const list = listOf(order.rawStatus);
  if (!list) return;
  patch(cache, polledKey(restaurantId, list), (orders) =>
    orders.some(({ id }) => id === order.id) ? orders : [...orders, order],
  );
}

// The age of a list is when the marketplace answered, so patching leaves that alone.
function patch(
  cache: QueryClient,
  queryKey: QueryKey,
  change: (orders: readonly Order[]) => readonly Order[],
): void {
  const state = cache.getQueryState<readonly Order[]>(queryKey);
  if (!state?.data) return;
  const changed = change(state.data);
  const { dataUpdatedAt: updatedAt } = state;
  if (changed !== state.data) cache.setQueryData(queryKey, changed, { updatedAt });
}
