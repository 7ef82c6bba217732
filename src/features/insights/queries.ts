import { createZone } from '../../core/format/zone';
import { queryAtom } from '../../core/state/queryAtom';
import { restaurantIdAtom, timeZoneAtom } from '../../core/state/services';
import { type Period, writePeriod } from '../../ui/patterns/period/period';
import { EVERYTHING, historyAtom, type HistoryRow } from '../history/public';
import { computeFigures } from './figures/computeFigures';

/** The list of the history, with all its orders. */
export const ordersAtom = historyAtom({ filter: EVERYTHING, isEnabled: true });

interface FiguresOf {
  /** Undefined while they are loading. */
  rows: readonly HistoryRow[] | undefined;
  updatedAt: number;
  period: Period;
  /** Figures of the period "today" change at midnight. */
  today: string;
}

/** The figures of a list of orders; a new list or period stops the computation. */
export function figuresAtom({ rows, updatedAt, period, today }: FiguresOf) {
  return queryAtom((get) => {
    const timeZone = get(timeZoneAtom);
    const days = writePeriod(period);
    return {
      queryKey: ['insights', get(restaurantIdAtom), updatedAt, timeZone, today, days],
      queryFn: ({ signal }) =>
        computeFigures(rows ?? [], {
          period,
          now: Date.now(),
          zone: createZone(timeZone),
          signal,
        }),
      enabled: rows !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      // The orders are cached already.
      gcTime: 0,
    };
  });
}
