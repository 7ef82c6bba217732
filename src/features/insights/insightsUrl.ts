import type { Handling } from '../../core/orders/filters';
import { type Period, readPeriod, writePeriod } from '../../ui/patterns/period/period';
import type { Range } from './figures/range';

const DEFAULT: Period = { period: '30d', from: '', to: '' };

/** Reads the same URL parameters as the history. */
export function readInsightsPeriod(params: URLSearchParams): Period {
  const period = readPeriod(Object.fromEntries(params));
  return period.period === '' ? DEFAULT : period;
}

export function writeInsightsPeriod(period: Period): URLSearchParams {
  return new URLSearchParams(
    Object.entries(writePeriod(period)).filter(([, value]) => value !== ''),
  );
}

/** The day whose close is shown alone; `''` without one. */
export function readClosedDay(params: URLSearchParams): string {
  return readPeriod({ from: params.get('day') ?? '' }).from;
}

export function dayPeriod(day: string): Period {
  return { period: 'custom', from: day, to: day };
}

export interface OrderGroup {
  status?: 'declined';
  item?: string;
  handling?: Handling;
}

/** The filters of the history that show these orders. */
export function ordersQuery(days: Pick<Range, 'from' | 'to'>, group: OrderGroup = {}): string {
  const { status, item, handling } = group;
  const params = new URLSearchParams({
    ...(status ? { status } : {}),
    from: days.from,
    to: days.to,
    ...(item ? { item } : {}),
    ...(handling ? { handling } : {}),
  });
  return params.toString();
}
