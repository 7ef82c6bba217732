import type { Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { restaurantIdAtom } from '../../core/state/services';
import type { ChangeOutcome, StatusChange } from './changeOrderStatus';
import { orderKeys } from './keys';
import { orderFeedAtom } from './live/orderFeed';
import type { Order } from './types';
import { toOrderStatus } from './wire';

/** Takes the order out of the tab it left, once its new status is known to hold (decision c4). */
export async function showOutcome(
  get: Getter,
  { order, to }: StatusChange,
  outcome: ChangeOutcome,
) {
  const now =
    outcome.result === 'applied'
      ? to
      : outcome.result === 'changedElsewhere' && outcome.now.rawStatus;
  if (!now) return;
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  get(orderFeedAtom).markChange();
  // A list that was asked for before the change would bring the card back.
  await cache.cancelQueries({ queryKey: orderKeys.live(restaurantId) });
  const isOutdated = (known: Order) => known.id === order.id && known.rawStatus !== now;
  patch(get, orderKeys.live(restaurantId), (orders) =>
    orders.filter((known) => !isOutdated(known)),
  );
  const moved = { status: toOrderStatus(now), rawStatus: now };
  patch(get, orderKeys.history(restaurantId), (orders) =>
    orders.map((known) => (isOutdated(known) ? { ...known, ...moved } : known)),
  );
}

/** Reads again what a change may have moved; the long history only where it was being read. */
export function refreshOrders(get: Getter) {
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  void cache.invalidateQueries({ queryKey: orderKeys.live(restaurantId) });
  void cache.invalidateQueries({
    queryKey: orderKeys.history(restaurantId),
    fetchStatus: 'fetching',
  });
  void cache.invalidateQueries({ queryKey: ['dashboard', restaurantId] });
}

// The age of a list is when the server told it, so patching leaves that alone.
function patch(get: Getter, queryKey: readonly string[], change: (orders: Order[]) => Order[]) {
  const cache = get(queryClientAtom);
  for (const query of cache.getQueryCache().findAll({ queryKey })) {
    const updatedAt = query.state.dataUpdatedAt;
    cache.setQueryData<Order[]>(query.queryKey, (orders) => orders && change(orders), {
      updatedAt,
    });
  }
}
