import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatLocaleAtom } from '../../../core/state/services';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The names of the weekdays, from Monday. */
export function useWeekdays(weekday: 'short' | 'narrow' = 'short'): readonly string[] {
  const locale = useAtomValue(formatLocaleAtom);
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => format.format(MONDAY + day * DAY));
  }, [locale, weekday]);
}
