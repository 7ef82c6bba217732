import { queryAtom, queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { readDetails } from './cycle/readDetails';
import type { PayoutDetails } from './cycle/types';
import { payoutKeys, sendsAtom } from './data';

/** A payout seldom changes after it was paid. */
const FRESH_MS = 300_000;

/** `null` if the payout of the cycle could not be read. */
type Read = ReadonlyMap<string, PayoutDetails | null>;

/** Reads the payouts one after another, each as soon as the last is known. Create this atom in `useMemo`. */
export function createPaidAtom(cycles: readonly string[], isEnabled: boolean) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const restaurantId = get(restaurantIdAtom);
    const sends = get(sendsAtom);
    const queryKey = payoutKeys.paid(restaurantId, cycles);
    return {
      queryKey,
      queryFn: async ({ signal }): Promise<Read> => {
        const read = new Map<string, PayoutDetails | null>();
        for (const cycle of cycles) {
          const call = { restaurantId, cycle, sends, signal };
          const details = await readDetails(api, cache, call).catch(() => null);
          signal.throwIfAborted();
          read.set(cycle, details);
          cache.setQueryData<Read>(queryKey, new Map(read));
        }
        return read;
      },
      enabled: isEnabled && cycles.length > 0 && restaurantId !== '',
      // A read that was cancelled leaves payouts out, and one that failed is read again.
      staleTime: ({ state }) => (cycles.every((cycle) => state.data?.get(cycle)) ? FRESH_MS : 0),
      structuralSharing: false,
    };
  });
}
