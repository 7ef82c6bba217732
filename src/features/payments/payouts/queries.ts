import { addDays, createZone } from '../../../core/format/zone';
import { queryAtom } from '../../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom, timeZoneAtom } from '../../../core/state/services';
import { cycleLinkId, type CycleDays } from '../cycle/cycleDays';
import type { PayoutRates } from '../estimate/types';
import { paymentKeys } from '../queries';
import { readEstimates } from './cycleEstimates';

/** How long the estimates stay fresh, because reading them can take long. */
const FRESH_MS = 300_000;

interface EstimatesOptions {
  days: readonly CycleDays[];
  rates: PayoutRates;
  units: number;
  hasPages: boolean;
  isEnabled: boolean;
}

/** The payout estimates of cycles. Create this atom in `useMemo`. */
export function createEstimatesAtom({ days, rates, units, hasPages, isEnabled }: EstimatesOptions) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    const { startOf } = createZone(get(timeZoneAtom));
    const spans = days.map(({ from, to }) => ({
      start: startOf(from),
      end: startOf(addDays(to, 1)),
    }));
    return {
      queryKey: paymentKeys.estimates(restaurantId, days.map(cycleLinkId), rates),
      queryFn: ({ signal }) =>
        readEstimates(api, { restaurantId, spans, hasPages, rates, units, signal }),
      enabled: isEnabled && restaurantId !== '',
      staleTime: FRESH_MS,
    };
  });
}
