import { bisectRight } from 'd3-array';
import { addDays, type Zone } from '../../../core/format/zone';
import { createTotals } from '../../../core/orders/history/totals';
import type { HistoryTotals, OrderRow } from '../../../core/orders/history/types';
import type { Range } from './range';

export type StepSize = 'day' | 'week' | 'month';

/** A bar of the chart: a day, seven days or a month of the period. */
export interface Step extends HistoryTotals {
  from: string;
  to: string;
}

export interface Steps {
  size: StepSize;
  steps: readonly Step[];
}

/** The maximum number of days with one bar each; longer periods are shown in weeks or months. */
const MOST_DAYS = 45;
const MOST_WEEK_DAYS = 366;

/** Revenue and orders over a period. */
export function createSteps({ from, to, days }: Pick<Range, 'from' | 'to' | 'days'>, zone: Zone) {
  const size = days <= MOST_DAYS ? 'day' : days <= MOST_WEEK_DAYS ? 'week' : 'month';
  const firsts = firstDays({ from, to }, size);
  const starts = firsts.map(zone.startOf);
  const totals = firsts.map(createTotals);
  return {
    add(row: OrderRow, at: number): void {
      totals[bisectRight(starts, at) - 1]?.add(row);
    },
    read(): Steps {
      const steps = totals.map((one, index): Step => {
        const next = firsts[index + 1];
        return {
          from: firsts[index] ?? from,
          to: next ? addDays(next, -1) : to,
          ...one.read(),
        };
      });
      return { size, steps };
    },
  };
}

function firstDays({ from, to }: Pick<Range, 'from' | 'to'>, size: StepSize): string[] {
  const firsts = [];
  for (let day = from; day <= to; day = nextOf(day, size)) firsts.push(day);
  return firsts;
}

function nextOf(day: string, size: StepSize): string {
  if (size === 'day') return addDays(day, 1);
  if (size === 'week') return addDays(day, 7);
  const inNextMonth = addDays(`${day.slice(0, 7)}-01`, 31);
  return `${inNextMonth.slice(0, 7)}-01`;
}
