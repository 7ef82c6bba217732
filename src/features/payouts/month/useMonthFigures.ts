import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { zoneAtom } from '../../../core/format/zoneAtom';
import type { CycleDays } from '../cycle/cycleDays';
import type { useRates } from '../estimate/rates';
import { computeMonth, type MonthFigures } from './monthFigures';
import type { MonthData } from './types';

/** The figures of a month, computed in slices; `null` until they are done. */
export function useMonthFigures(
  data: MonthData | undefined,
  { from, to }: CycleDays,
  today: string,
  { rates, units, isPending }: Pick<ReturnType<typeof useRates>, 'rates' | 'units' | 'isPending'>,
): MonthFigures | null {
  const zone = useAtomValue(zoneAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const [figures, setFigures] = useState<MonthFigures | null>(null);
  useEffect(() => {
    if (!data || isPending) return;
    const stop = new AbortController();
    const { startOf, dayOf } = zone;
    const options = { days: { from, to }, today, startOf, dayOf, isoDay, rates, units };
    const show = (next: MonthFigures) => startTransition(() => setFigures(next));
    // Rejects only when the computation is stopped.
    computeMonth(data, options, { signal: stop.signal, onBreak: () => {} }).then(show, () => {});
    return () => stop.abort();
  }, [data, from, to, today, zone, isoDay, rates, units, isPending]);
  return figures;
}
