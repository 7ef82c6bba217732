import { dayAtom } from '../../../core/clock/dayAtom';
import { clockAtom } from '../../../core/clock/state';
import { toDate } from '../../../core/format/formats';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { fetchOrderPage } from '../../../core/orders/api';
import { EVERYTHING, NEWEST_FIRST } from '../../../core/orders/filters';
import { LARGEST_PAGE, SEARCH_CACHE_MS } from '../../../core/orders/history/constants';
import { hasPagedDaysAtom } from '../../../core/orders/history/limits';
import { readNewestRows } from '../../../core/orders/history/newestRows';
import { type Source, sourceOf } from '../../../core/orders/history/queries';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { toOrder } from '../../../core/orders/wire';
import { queryAtom } from '../../../core/state/queryClient';

/** After midnight, the orders of the evening are still those of today. */
const EVENING_MS = 6 * 3_600_000;

interface FinishedOrders {
  orders: readonly Order[];
  /** Whether there were more orders today than one response has. */
  isPartial: boolean;
}

/**
 * The orders of today that have ended: one response with the newest orders, which is requested once something is
 * searched. The searched text is not sent, because it can be a pickup code.
 */
export const finishedOrdersAtom = queryAtom((get) => {
  const source = sourceOf(get);
  const hasPages = get(hasPagedDaysAtom);
  const day = get(dayAtom);
  const now = get(clockAtom).now;
  const startOfDay = get(zoneAtom).startOf(day);
  return {
    // Not below the key of all orders, because each message would refetch the rows.
    queryKey: ['finished', source.restaurantId, day],
    queryFn: async ({ signal }): Promise<FinishedOrders> => {
      const since = Math.min(startOfDay, now() - EVENING_MS);
      const { wires, isPartial } = await (hasPages ? readPage : readNewest)(source, since, signal);
      const orders = wires.map((wire) => toOrder(wire, source.api.extraKeys?.order));
      const isOfToday = ({ createdAt }: Order) => (toDate(createdAt)?.getTime() ?? 0) >= since;
      return {
        orders: orders.filter((order) => statusFacts(order.status).isFinal && isOfToday(order)),
        isPartial: isPartial && orders.every(isOfToday),
      };
    },
    staleTime: SEARCH_CACHE_MS,
    gcTime: SEARCH_CACHE_MS,
    structuralSharing: false,
  };
});

async function readPage({ api, restaurantId }: Source, since: number, signal: AbortSignal) {
  const filter = { ...EVERYTHING, from: new Date(since).toISOString() };
  const call = { restaurantId, filter, sort: NEWEST_FIRST, size: LARGEST_PAGE, cursor: null };
  const { rows, next } = await fetchOrderPage(api, call, { signal });
  return { wires: rows, isPartial: next !== null };
}

async function readNewest(source: Source, _since: number, signal: AbortSignal) {
  const wires = await readNewestRows(source, LARGEST_PAGE, signal);
  return { wires, isPartial: wires.length >= LARGEST_PAGE };
}
