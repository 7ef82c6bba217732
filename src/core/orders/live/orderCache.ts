import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';
import { type LiveList, listOf, orderKeys, polledKey, SHORT_LISTS } from '../keys';
import { isEarlierStep } from '../statuses';
import type { Order } from '../types';
import { type Moved, withStatus } from './recentChanges';

interface NewStatus {
  id: string;
  status: string;
  /** The time when the order got the status, in epoch ms. */
  at: number;
  /** Preparation time, if this tab accepted the order. */
  minutes?: number | undefined;
}

/**
 * Shows an order's new status in every cached list and where the order is shown alone; returns the order and the list that it left.
 * Cancels requests in flight, whose older data would bring the card back (c4).
 */
export async function showStatus(
  cache: QueryClient,
  restaurantId: string,
  { id, ...change }: NewStatus,
): Promise<Moved | undefined> {
  await cache.cancelQueries({ queryKey: orderKeys.live(restaurantId) });
  // Skip an order that already has a later status.
  const isOutdated = ({ id: orderId, rawStatus }: Order) =>
    orderId === id && rawStatus !== change.status && !isEarlierStep(change.status, rawStatus);
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
  const details = {
    queryKey: orderKeys.details(restaurantId),
    predicate: ({ state }: Query) => Boolean(state.data) && isOutdated(state.data as Order),
  };
  await cache.cancelQueries(details);
  // Read again, because another change may have been shown in the meantime.
  for (const { queryKey, state } of cache.getQueryCache().findAll(details)) {
    const { data, dataUpdatedAt: updatedAt } = state;
    cache.setQueryData(queryKey, withStatus(data as Order, change), { updatedAt });
  }
  return moved;
}

/** Keeps each order only in the list of its latest status, because lists are fetched at different times. */
export function keepLatestSteps(cache: QueryClient, restaurantId: string): void {
  const latest = new Map<string, string>();
  const cached = (list: LiveList) =>
    cache.getQueryData<readonly Order[]>(polledKey(restaurantId, list)) ?? [];
  for (const { id, rawStatus } of SHORT_LISTS.flatMap(cached)) {
    if (!id) continue;
    const latestStep = latest.get(id);
    if (latestStep === undefined || isEarlierStep(latestStep, rawStatus)) latest.set(id, rawStatus);
  }
  const isPassed = ({ id, rawStatus }: Order) => isEarlierStep(rawStatus, latest.get(id) ?? '');
  for (const list of SHORT_LISTS) {
    patch(cache, polledKey(restaurantId, list), (orders) =>
      orders.some(isPassed) ? orders.filter((order) => !isPassed(order)) : orders,
    );
  }
}

function addToList(cache: QueryClient, restaurantId: string, order: Order): void {
  const list = listOf(order.rawStatus);
  if (!list) return;
  patch(cache, polledKey(restaurantId, list), (orders) =>
    orders.some(({ id }) => id === order.id) ? orders : [...orders, order],
  );
}

/** Changes a cached list, but not its `updatedAt`, which is the time of the last fetch. */
export function patch(
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
