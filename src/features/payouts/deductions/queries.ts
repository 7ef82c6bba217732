import { queryAtom } from '../../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../../core/state/services';
import type { PayoutDetails } from '../cycle/types';
import { fetchPayoutDetails, type Payout, payoutKeys, sendsAtom } from '../data';

/** A payout seldom changes after it was paid. */
const FRESH_MS = 300_000;

/** The lines of a cycle: those of its payout, or without `payouts.detail` those of its row. Create it in `useMemo`. */
export function createLinesAtom(payout: Payout | undefined) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    const sends = get(sendsAtom);
    const cycle = payout?.cycle ?? '';
    const ofRow: PayoutDetails = { orders: [], net: null, deductions: payout?.deductions ?? null };
    return {
      queryKey: [...payoutKeys.details(restaurantId, cycle, sends), 'lines'],
      queryFn: ({ signal }): Promise<PayoutDetails> =>
        sends.detail
          ? fetchPayoutDetails(api, { restaurantId, cycle, sends, signal })
          : Promise.resolve(ofRow),
      enabled: payout !== undefined && restaurantId !== '',
      staleTime: FRESH_MS,
      structuralSharing: false,
    };
  });
}
