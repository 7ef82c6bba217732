import { atom } from 'jotai';
import { BadResponse } from '../../../../core/api/errors';
import { extendOrder, fetchOrder } from '../../../../core/orders/api';
import { listOf, orderKeys } from '../../../../core/orders/keys';
import { orderFeedAtom } from '../../../../core/orders/live/orderFeed';
import { pollingAtom } from '../../../../core/orders/live/state';
import type { Order } from '../../../../core/orders/types';
import { type MutationAtom, mutationAtom } from '../../../../core/state/mutationAtom';
import { apiAtom, restaurantIdAtom } from '../../../../core/state/services';

/** Adds minutes to the preparation time. Create this atom in `useMemo`. */
export function createExtendOrderAtom(order: Order): MutationAtom<number, void> {
  const writeAtom = mutationAtom<number, Order, void>((get) => {
    const api = get(apiAtom);
    const polling = get(pollingAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      key: ['order', order.id, 'extend'],
      operation: 'orderExtend',
      before: () => order,
      send: (minutes) => extendOrder(api, order.id, minutes),
      read: async (_minutes, signal) => {
        const now = await fetchOrder(api, order, signal);
        if (!now) throw new BadResponse('The order is gone');
        return now;
      },
      has: (now, _minutes, before) => now.cookingTime !== before.cookingTime,
      apply: () => {
        const list = listOf(order.rawStatus);
        if (list) polling?.readMoved([list]);
      },
      invalidates: [orderKeys.details(restaurantId)],
    };
  });
  return atom(
    (get) => get(writeAtom),
    (get, set, ...write) =>
      get(orderFeedAtom).elsewhere.announce(order.id, () => set(writeAtom, ...write)),
  );
}
