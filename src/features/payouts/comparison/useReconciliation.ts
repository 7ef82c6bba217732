import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { toUnits } from '../../../core/amount/units';
import { clockAtom } from '../../../core/clock/state';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { addDays } from '../../../core/format/zone';
import { zoneAtom } from '../../../core/format/zoneAtom';
import type { CycleDays } from '../cycle/cycleDays';
import { type Reconciliation, reconcile } from '../cycle/reconcile';
import type { ComparedCycle, PayoutDetails } from '../cycle/types';
import { hasLines, toStatement } from '../deductions/statement';
import type { useRates } from '../estimate/rates';
import { type Comparison, compareCycles } from './compareCycles';

export interface CycleResults {
  result: Reconciliation;
  /** `null` if there is nothing to compare with. */
  comparison: Comparison | null;
  /** Whether the cycle has not ended. */
  isOpen: boolean;
}

type Rates = Pick<ReturnType<typeof useRates>, 'rates' | 'units' | 'isPending'>;

/** The reconciliation, computed in slices; `null` until it is done. The last result stays while the rates change. */
export function useReconciliation(
  data: ComparedCycle | undefined,
  { from, to }: CycleDays,
  before: CycleDays | null,
  { rates, units, isPending }: Rates,
): CycleResults | null {
  const zone = useAtomValue(zoneAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const clock = useAtomValue(clockAtom);
  const [results, setResults] = useState<CycleResults | null>(null);
  const beforeFrom = before?.from ?? '';
  useEffect(() => {
    if (!data || isPending) return;
    const stop = new AbortController();
    const { startOf } = zone;
    const options = { days: { from, to }, startOf, isoDay, rates, units };
    const now = clock.now();
    const isOpen = now < startOf(addDays(to, 1));
    // Half a cycle is not compared with a whole one.
    const until = isOpen ? startOf(beforeFrom) + now - startOf(from) : Number.POSITIVE_INFINITY;
    const show = (result: Reconciliation) => {
      const comparison = compare(data, { rates, units, isOpen, until });
      // A transition renders the screen in slices.
      startTransition(() => setResults({ result, comparison, isOpen }));
    };
    // Rejects only when the computation is stopped.
    reconcile(data, options, { signal: stop.signal, onBreak: () => {} }).then(show, () => {});
    return () => stop.abort();
  }, [data, from, to, beforeFrom, zone, isoDay, clock, rates, units, isPending]);
  return results;
}

interface CompareOptions extends Pick<Rates, 'rates' | 'units'> {
  isOpen: boolean;
  /** The orders of the cycle before are compared until this time. */
  until: number;
}

function compare(
  { orders, declined, details, isIncomplete, before, detailsBefore }: ComparedCycle,
  { isOpen, until, ...options }: CompareOptions,
): Comparison | null {
  if (!before || isIncomplete || before.isIncomplete) return null;
  const isReached = ({ createdAt }: { createdAt: number }) => createdAt < until;
  const paid = (payout: PayoutDetails | null) => ({
    paid: isOpen ? null : toUnits(payout?.net ?? null, options.units),
    // The lines of a cycle that has not ended cannot be compared up to a time.
    statement: payout && !isOpen && hasLines(payout) ? toStatement(payout, options.units) : null,
  });
  return compareCycles(
    { orders, declined, ...paid(details) },
    {
      orders: before.orders.filter(isReached),
      declined: before.declined.filter(isReached),
      ...paid(detailsBefore),
    },
    options,
  );
}
