import { hasCapabilityAtom } from '../../../core/capabilities';
import { fetchOrderPage } from '../../../core/orders/api';
import { EVERYTHING, NEWEST_FIRST } from '../../../core/orders/filters';
import { readNewestRows } from '../../../core/orders/history/newestRows';
import { sourceOf } from '../../../core/orders/history/queries';
import type { Order } from '../../../core/orders/types';
import { toOrder } from '../../../core/orders/wire';
import { queryAtom } from '../../../core/state/queryClient';

const MOST_ROWS = 100;

/** The newest orders of the restaurant. They are read each time when Recall opens. */
export const recentOrdersAtom = queryAtom((get) => {
  const source = sourceOf(get);
  const { api, restaurantId } = source;
  const hasPages = get(hasCapabilityAtom)('history.pages');
  const call = {
    restaurantId,
    filter: EVERYTHING,
    sort: NEWEST_FIRST,
    cursor: null,
    size: MOST_ROWS,
  };
  return {
    queryKey: ['recall', restaurantId],
    queryFn: async ({ signal }): Promise<readonly Order[]> => {
      const rows = hasPages
        ? (await fetchOrderPage(api, call, { signal })).rows
        : await readNewestRows(source, MOST_ROWS, signal);
      return rows.map((row) => toOrder(row, api.extraKeys?.order));
    },
    staleTime: 0,
    gcTime: 0,
  };
});
