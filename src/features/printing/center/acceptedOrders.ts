import type { createStore } from 'jotai';
import { knownOrders } from '../../../core/orders/live/queries';
import { BOARD_STATUSES } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';

/** The lists of accepted orders that are still open. */
export const ACCEPTED = BOARD_STATUSES.filter(({ isAccepted }) => isAccepted).map(
  ({ list }) => knownOrders[list],
);

export type AcceptedList = (typeof ACCEPTED)[number];

/** The orders of these lists without duplicates. */
export function ordersOf(
  store: ReturnType<typeof createStore>,
  lists: readonly AcceptedList[] = ACCEPTED,
): readonly Order[] {
  const orders = lists.flatMap((list) => store.get(list) ?? []);
  const byId = new Map(orders.map((order) => [order.id, order]));
  byId.delete('');
  return [...byId.values()];
}
