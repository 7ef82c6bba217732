import { isDay } from '../../../core/format/formats';
import { addDays } from '../../../core/format/zone';

export const PERIODS = ['today', 'yesterday', '7d', '30d', 'month', 'last-month'] as const;

/** No restaurant has older orders. */
const OLDEST_DAY = '2000-01-01';

/** A named or a custom period. `''` means an open end, or no period. */
export interface Period {
  /** The name of the period; `custom` is from the first to the last day. */
  period: (typeof PERIODS)[number] | 'custom' | '';
  from: string;
  to: string;
}

type InUrl = Readonly<Partial<Record<string, string>>>;

/** Reads a period from the URL; ignores invalid values. */
export function readPeriod(values: InUrl): Period {
  const period = PERIODS.find((option) => option === values.period) ?? '';
  const [from, to] = period ? ['', ''] : [readDay(values.from), readDay(values.to)];
  return { period: period || (from || to ? 'custom' : ''), from, to };
}

/** The parameters that `readPeriod` reads. */
export function writePeriod({ period, from, to }: Period) {
  return period === 'custom' ? { period: '', from, to } : { period, from: '', to: '' };
}

function readDay(value = ''): string {
  return isDay(value) && value >= OLDEST_DAY && !Number.isNaN(Date.parse(value)) ? value : '';
}

/** The first and the last day; `''` for an open end. */
export function daysOf({ period, from, to }: Period, today: string): [string, string] {
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [addDays(today, -1), addDays(today, -1)];
    case '7d':
      return [addDays(today, -6), today];
    case '30d':
      return [addDays(today, -29), today];
    case 'month':
      return [firstOfMonth(today), today];
    case 'last-month': {
      const last = addDays(firstOfMonth(today), -1);
      return [firstOfMonth(last), last];
    }
    default:
      return [from, to];
  }
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}
