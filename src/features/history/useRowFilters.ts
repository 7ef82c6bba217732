import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createZone } from '../../core/format/zone';
import { formatsAtom } from '../../core/format/formatsAtom';
import { timeZoneAtom } from '../../core/state/services';
import { useClock } from '../../ui/patterns/useClock';
import { readFilters, toRowFilters, writeFilters } from './historyFilters';
import { historyListAtom, readView } from './historyUrl';
import type { RowFilters } from '../../core/orders/filters';

/** The filters of the URL other than status and search. */
export function useRowFilters(): RowFilters {
  const timeZone = useAtomValue(timeZoneAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const [params] = useSearchParams();
  const list = useAtomValue(historyListAtom);
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  // A string stays equal when only the page or the search in the URL changes.
  const inUrl = new URLSearchParams(
    writeFilters(readFilters(readView(params, list).others)),
  ).toString();
  return useMemo(() => {
    const filters = readFilters(Object.fromEntries(new URLSearchParams(inUrl)));
    return toRowFilters(filters, today, createZone(timeZone));
  }, [inUrl, today, timeZone]);
}
