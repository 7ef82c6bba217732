import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { hasCapabilityAtom } from '../../core/capabilities';
import { formatsAtom } from '../../core/format/formatsAtom';
import { queryAtom, queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { useClock } from '../../ui/patterns/useClock';
import { type CyclePayment, isUnpaid, paymentOf } from './cycle/paid';
import { readDetails } from './cycle/readDetails';
import type { PayoutDetails } from './cycle/types';
import { type Payout, payoutKeys } from './data';

const FRESH_MS = 300_000;

/** `null` if the payout of the cycle could not be read. */
type Read = ReadonlyMap<string, PayoutDetails | null>;

/** Reads the payouts one after another, and shows each as soon as it is known. */
function createPaidAtom(cycles: readonly string[], isEnabled: boolean) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const restaurantId = get(restaurantIdAtom);
    const queryKey = payoutKeys.paid(restaurantId, cycles);
    return {
      queryKey,
      queryFn: async ({ signal }): Promise<Read> => {
        const read = new Map<string, PayoutDetails | null>();
        for (const cycle of cycles) {
          const call = { restaurantId, cycle, signal };
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

export type PaymentCell = CyclePayment | { state: 'unasked' | 'reading' | 'failed' };

export interface CyclePayments {
  /** `null` if the backend does not say what it paid. */
  of: ((payout: Payout) => PaymentCell) | null;
  /** The cycles that need an estimate, because nothing is known to be paid for them. */
  unpaid: readonly Payout[];
  /** Whether a click would read payments. */
  canAsk: boolean;
  refetch: () => unknown;
}

/** What was paid for each cycle, read when the vendor asks for it (c75). */
export function useCyclePayments(
  payouts: readonly Payout[] | undefined,
  { isAsked, units }: { isAsked: boolean; units: number },
): CyclePayments {
  const hasDetail = useAtomValue(hasCapabilityAtom)('payouts.detail');
  const { isoDay } = useAtomValue(formatsAtom);
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  const names = useMemo(
    () =>
      hasDetail
        ? (payouts ?? []).flatMap((one) => (one.cycle && !isUnpaid(one, today) ? one.cycle : []))
        : [],
    [payouts, hasDetail, today],
  );
  const query = useAtomValue(useMemo(() => createPaidAtom(names, isAsked), [names, isAsked]));
  const { data, isFetching, refetch } = query;
  const of = useCallback(
    (payout: Payout): PaymentCell => {
      const details = data?.get(payout.cycle);
      if (details || isUnpaid(payout, today) || !payout.cycle) {
        return paymentOf(payout, details ?? null, { today, units });
      }
      if (details === undefined && !isFetching) return { state: isAsked ? 'failed' : 'unasked' };
      return { state: details === undefined || isFetching ? 'reading' : 'failed' };
    },
    [data, isFetching, isAsked, today, units],
  );
  const unpaid = useMemo(() => {
    if (!hasDetail) return payouts ?? [];
    const isOpen = (payout: Payout) => ['notYet', 'notSent'].includes(of(payout).state);
    return (payouts ?? []).filter(isOpen);
  }, [payouts, hasDetail, of]);
  return {
    of: hasDetail ? of : null,
    // The orders are read once, after all payments are known.
    unpaid: isFetching ? NO_PAYOUTS : unpaid,
    canAsk: !isAsked && names.some((name) => !data?.get(name)),
    refetch,
  };
}

const NO_PAYOUTS: readonly Payout[] = [];
