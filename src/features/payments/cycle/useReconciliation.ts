import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { createZone } from '../../../core/format/zone';
import { timeZoneAtom } from '../../../core/state/services';
import type { useRates } from '../estimate/rates';
import type { CycleDays } from './cycleDays';
import { type Reconciliation, reconcile } from './reconcile';
import type { CycleData } from './types';

/** The reconciliation, computed in slices; `null` until it is done. The last result stays while the rates change. */
export function useReconciliation(
  data: CycleData | undefined,
  { from, to }: CycleDays,
  { rates, units, isPending }: Pick<ReturnType<typeof useRates>, 'rates' | 'units' | 'isPending'>,
): Reconciliation | null {
  const timeZone = useAtomValue(timeZoneAtom);
  const [result, setResult] = useState<Reconciliation | null>(null);
  useEffect(() => {
    if (!data || isPending) return;
    const stop = new AbortController();
    const { startOf } = createZone(timeZone);
    const options = { days: { from, to }, startOf, rates, units };
    // A transition renders the screen in slices.
    const show = (done: Reconciliation) => startTransition(() => setResult(done));
    // Rejects only when the computation is stopped.
    reconcile(data, options, { signal: stop.signal, onBreak: () => {} }).then(show, () => {});
    return () => stop.abort();
  }, [data, from, to, timeZone, rates, units, isPending]);
  return result;
}
