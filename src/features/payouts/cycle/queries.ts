import { formatsAtom } from '../../../core/format/formatsAtom';
import { addDays } from '../../../core/format/zone';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { hasPagedDaysAtom } from '../../../core/orders/history/limits';
import { queryAtom } from '../../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../../core/state/services';
import { streamLogs } from '../../payments/public';
import { fetchPayoutDetails, payoutKeys, sendsAtom } from '../data';
import type { CycleDays } from './cycleDays';
import { lookUpOrders } from './lookUpOrders';
import { readCycleOrders } from './readCycleOrders';
import type { ComparedCycle, NamedCycle } from './types';

/** How long the data stays fresh: reading can take long, and a finished cycle does not change. */
const FRESH_MS = 300_000;

/** A cycle with the one before, if there is one. Create this atom in `useMemo`. */
export function createCycleAtom({ cycle, ...days }: NamedCycle, before: NamedCycle | null) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    const { startOf } = get(zoneAtom);
    const { isoDay } = get(formatsAtom);
    const hasPages = get(hasPagedDaysAtom);
    const sends = get(sendsAtom);
    const spanOf = ({ from, to }: CycleDays) => ({
      start: startOf(from),
      end: startOf(addDays(to, 1)),
    });
    return {
      queryKey: payoutKeys.cycle(restaurantId, [cycle, before?.cycle ?? ''], sends),
      queryFn: async ({ signal }): Promise<ComparedCycle> => {
        const details = (name: string) =>
          fetchPayoutDetails(api, { restaurantId, cycle: name, sends, signal });
        const call = { restaurantId, hasPages, hasDeductions: sends.deductions, signal };
        const [orders, logs, cycleDetails] = await Promise.all([
          readCycleOrders(api, { ...call, ...spanOf(days), before: before && spanOf(before) }),
          streamLogs(api, restaurantId, signal),
          sends.detail ? details(cycle) : null,
        ]);
        // Without the payout of the cycle before, the estimates are compared.
        const former =
          cycleDetails && before ? await details(before.cycle).catch(() => null) : null;
        const read = { ...orders, logs, details: cycleDetails };
        const lookups = await lookUpOrders(api, read, { days, isoDay, signal });
        return { ...read, lookups, detailsBefore: former };
      },
      enabled: restaurantId !== '',
      staleTime: FRESH_MS,
      // Comparing thousands of orders takes longer than computing the result again.
      structuralSharing: false,
    };
  });
}
