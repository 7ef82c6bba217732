import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createZone } from '../../core/format/zone';
import { formatsAtom, timeZoneAtom } from '../../core/state/services';
import { useClock } from '../../ui/patterns/useClock';
import {
  countFilters,
  createRowFilter,
  readFilters,
  type RowFilter,
  writeFilters,
} from './historyFilters';
import { readView } from './historyUrl';

/** The filters of the URL that no call has; `undefined` without any. */
export function useRowFilter(): RowFilter | undefined {
  const timeZone = useAtomValue(timeZoneAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const [params] = useSearchParams();
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  // A string, because page and search change the parameters as well.
  const inUrl = new URLSearchParams(writeFilters(readFilters(readView(params).others))).toString();
  return useMemo(() => {
    const filters = readFilters(Object.fromEntries(new URLSearchParams(inUrl)));
    if (countFilters(filters) === 0) return undefined;
    return createRowFilter(filters, today, createZone(timeZone).startOf);
  }, [inUrl, today, timeZone]);
}
