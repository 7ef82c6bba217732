import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { hasCapabilityAtom } from '../../core/capabilities';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useClock } from '../../ui/patterns/useClock';
import { type CyclePayment, isUnpaid, paymentOf } from './cycle/paid';
import type { Payout } from './data';
import { createPaidAtom } from './paymentQueries';

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
