import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { hasPagedDaysAtom } from '../../core/orders/history/limits';
import { cycleLinkId } from './cycle/cycleDays';
import { cyclesToRead } from './cycleEstimates';
import type { Payout } from './data';
import { useRates } from './estimate/rates';
import { createEstimatesAtom } from './estimateQueries';

export interface CycleEstimates {
  /** The estimate in the currency of the region; `null` if it is not known. */
  of: (payout: Payout) => number | null;
  /** Whether orders of the cycle are still being read. */
  isReading: (payout: Payout) => boolean;
  /** Whether the orders were read, so that a cycle without an estimate has no orders for one. */
  isRead: boolean;
  isError: boolean;
  refetch: () => unknown;
  /** Whether a click would read estimates: they are neither known nor being read. */
  canAsk: boolean;
}

/** The payout estimates of these cycles. Their orders are read when the vendor asks for them (c33). */
export function useCycleEstimates(payouts: readonly Payout[], isAsked: boolean): CycleEstimates {
  const { rates, units, isPending: isWaiting } = useRates();
  const hasPages = useAtomValue(hasPagedDaysAtom);
  const days = useMemo(
    () => cyclesToRead(payouts, hasPages).flatMap((payout) => payout.days ?? []),
    [payouts, hasPages],
  );
  const isEnabled = isAsked && days.length > 0 && !isWaiting;
  const query = useAtomValue(
    useMemo(
      () => createEstimatesAtom({ days, rates, units, hasPages, isEnabled }),
      [days, rates, units, hasPages, isEnabled],
    ),
  );
  const { data } = query;
  const isKnown = data !== undefined && !data.includes(undefined);
  const hasFailed = query.isError && !query.isFetching;
  const isPending = !hasFailed && isAsked;
  const sums = useMemo(
    () => new Map(days.map((one, index) => [cycleLinkId(one), data?.[index]])),
    [days, data],
  );
  return {
    of: useCallback(
      (payout) => {
        const sum = payout.days && sums.get(cycleLinkId(payout.days));
        return typeof sum === 'number' ? sum / units : null;
      },
      [sums, units],
    ),
    isReading: useCallback(
      ({ days: cycleDays }) => {
        const id = cycleDays ? cycleLinkId(cycleDays) : '';
        return isPending && sums.has(id) && sums.get(id) === undefined;
      },
      [sums, isPending],
    ),
    isRead: isKnown,
    isError: hasFailed && (!data || data.includes(undefined)),
    refetch: () => query.refetch(),
    canAsk: !isAsked && days.length > 0 && !isKnown,
  };
}
