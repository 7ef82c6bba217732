import { addDays } from '../../core/format/zone';
import { zoneAtom } from '../../core/format/zoneAtom';
import { queryAtom, queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { type CycleDays, cycleLinkId } from './cycle/cycleDays';
import { type CycleEstimate, readEstimates } from './cycleEstimates';
import { payoutKeys, sendsAtom } from './data';
import type { PayoutRates } from './estimate/types';

/** How long the estimates stay fresh, because reading them can take long. */
const FRESH_MS = 300_000;

interface EstimatesOptions {
  days: readonly CycleDays[];
  rates: PayoutRates;
  units: number;
  hasPages: boolean;
  isEnabled: boolean;
}

/** The payout estimates of cycles, each as soon as its orders are read. Create this atom in `useMemo`. */
export function createEstimatesAtom({ days, rates, units, hasPages, isEnabled }: EstimatesOptions) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const restaurantId = get(restaurantIdAtom);
    const { startOf } = get(zoneAtom);
    const spans = days.map(({ from, to }) => ({
      start: startOf(from),
      end: startOf(addDays(to, 1)),
    }));
    const sends = get(sendsAtom);
    const queryKey = payoutKeys.estimates(restaurantId, days.map(cycleLinkId), { rates, sends });
    return {
      queryKey,
      queryFn: ({ signal }): Promise<readonly CycleEstimate[]> => {
        const onKnown = (estimates: CycleEstimate[]) =>
          cache.setQueryData<readonly CycleEstimate[]>(queryKey, (last) =>
            last && openCount(last) <= openCount(estimates) ? last : estimates,
          );
        const hasDeductions = sends.deductions;
        const call = { restaurantId, spans, hasPages, hasDeductions, onKnown, signal };
        return readEstimates(api, { ...call, rates, units });
      },
      enabled: isEnabled && restaurantId !== '',
      // A read that was cancelled leaves open estimates, which are read again.
      staleTime: ({ state }) => (openCount(state.data ?? []) > 0 ? 0 : FRESH_MS),
    };
  });
}

/** The number of estimates whose orders are not read yet. */
function openCount(estimates: readonly CycleEstimate[]): number {
  return estimates.filter((estimate) => estimate === undefined).length;
}
