import { BadResponse } from '../../../core/api/errors';
import { mutationAtom } from '../../../core/state/mutationAtom';
import { apiAtom, restaurantIdAtom } from '../../../core/state/services';
import { extendOrder, fetchOrder } from '../api';
import { orderKeys } from '../live/keys';
import { listOf } from '../live/lists';
import { pollingAtom } from '../live/state';
import type { Order } from '../types';

/** Adds minutes to the preparation time. Create it in `useMemo`. */
export function createExtendOrderAtom(order: Order) {
  return mutationAtom<number, Order, void>((get) => {
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
      invalidates: [orderKeys.detail(restaurantId, order.number)],
    };
  });
}
