import { clockAtom } from '../../core/clock/state';
import { zoneAtom } from '../../core/format/zoneAtom';
import { EVERYTHING } from '../../core/orders/filters';
import { HISTORY_LIMIT } from '../../core/orders/history/constants';
import { historyAtom } from '../../core/orders/history/queries';
import { spanAtom } from '../../core/orders/history/spanQueries';
import type { OrderRow } from '../../core/orders/history/types';
import { queryAtom } from '../../core/state/queryClient';
import { restaurantIdAtom, timeZoneAtom } from '../../core/state/services';
import { type Period, writePeriod } from '../../ui/patterns/period/period';
import { computeFigures } from './figures/computeFigures';
import type { Range } from './figures/range';

/** The list of the history with all orders. */
const allAtom = historyAtom({ filter: EVERYTHING, isEnabled: true });

/**
 * The orders of a period and of the days before it. With `history.pages` only these orders are read, otherwise all
 * orders.
 */
export function ordersAtom(range: Range | null, hasPages: boolean) {
  if (!hasPages || !range) return allAtom;
  const [from, to] = [range.previousStart, range.end].map((at) => new Date(at).toISOString());
  return from && to ? spanAtom({ from, to }) : allAtom;
}

interface FiguresOf {
  /** `undefined` while the orders are loading. */
  rows: readonly OrderRow[] | undefined;
  /** Whether some orders are missing because the backend repeated its pages. */
  isIncomplete: boolean;
  updatedAt: number;
  period: Period;
  /** Figures of the period "today" change at midnight. */
  today: string;
  hasPages: boolean;
}

/** Computes the figures of a list of orders. A new list or period cancels the computation. */
export function figuresAtom({ rows, isIncomplete, updatedAt, period, today, hasPages }: FiguresOf) {
  return queryAtom((get) => {
    const timeZone = get(timeZoneAtom);
    const zone = get(zoneAtom);
    const clock = get(clockAtom);
    const days = writePeriod(period);
    return {
      queryKey: ['insights', get(restaurantIdAtom), updatedAt, timeZone, today, days],
      queryFn: ({ signal }) =>
        computeFigures(rows ?? [], {
          period,
          now: clock.now(),
          zone,
          limit: hasPages ? Number.POSITIVE_INFINITY : HISTORY_LIMIT,
          isIncomplete,
          signal,
        }),
      enabled: rows !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      // The figures are not cached, because the orders are.
      gcTime: 0,
    };
  });
}
