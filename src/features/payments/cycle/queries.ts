import { hasCapabilityAtom } from '../../../core/capabilities';
import { addDays, createZone } from '../../../core/format/zone';
import { queryAtom } from '../../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom, timeZoneAtom } from '../../../core/state/services';
import { fetchPayoutDetails, streamLogs } from '../api';
import { paymentKeys } from '../queries';
import type { CycleDays } from './cycleDays';
import { readCycleOrders } from './readCycleOrders';
import type { CycleData } from './types';

/** How long the data stays fresh: reading can take long, and a finished cycle does not change. */
const FRESH_MS = 300_000;

/** Create this atom in `useMemo`. */
export function createCycleAtom(cycle: string, { from, to }: CycleDays) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    const { startOf } = createZone(get(timeZoneAtom));
    const has = get(hasCapabilityAtom);
    const [hasPages, hasDetail] = [has('history.pages'), has('payouts.detail')];
    const [start, end] = [startOf(from), startOf(addDays(to, 1))];
    return {
      queryKey: paymentKeys.cycle(restaurantId, cycle, hasDetail),
      queryFn: async ({ signal }): Promise<CycleData> => {
        const [orders, logs, details] = await Promise.all([
          readCycleOrders(api, { restaurantId, start, end, hasPages, signal }),
          streamLogs(api, restaurantId, signal),
          hasDetail ? fetchPayoutDetails(api, restaurantId, cycle, signal) : null,
        ]);
        return { ...orders, logs, details };
      },
      enabled: restaurantId !== '',
      staleTime: FRESH_MS,
      // Comparing thousands of orders takes longer than computing the result again.
      structuralSharing: false,
    };
  });
}
