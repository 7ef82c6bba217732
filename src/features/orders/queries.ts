import { queryAtom } from '../../core/state/queryAtom';
import { restaurantIdAtom } from '../../core/state/services';
import { FRESH_MS } from './constants';
import { type LiveList, liveKey } from './live/lists';
import { orderFeedAtom } from './live/orderFeed';
import { shareOrders } from './shareOrders';
import type { Order } from './types';

const structuralSharing = (old: unknown, next: unknown) =>
  shareOrders(old as Order[] | undefined, next as Order[]);

/** A list of the board. When it is read again is decided for all tabs by `live/pollList`. */
function liveOrdersAtom(list: LiveList) {
  return queryAtom((get) => {
    const feed = get(orderFeedAtom);
    return {
      queryKey: liveKey(get(restaurantIdAtom), list),
      queryFn: ({ signal }) => feed.read(list, signal),
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      structuralSharing,
    };
  });
}

export const waitingOrdersAtom = liveOrdersAtom('waiting');
export const preparingOrdersAtom = liveOrdersAtom('cooking');
export const packedOrdersAtom = liveOrdersAtom('packing_processing');
export const readyOrdersAtom = liveOrdersAtom('ready_to_pickup');
export const allOrdersAtom = liveOrdersAtom('all');
