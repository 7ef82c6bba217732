import { isDay } from '../../core/format/formats';
import { amount } from '../../core/format/wireValues';
import { addDays, type Zone } from '../../core/format/zone';
import type { FILTER_NAMES } from './historyUrl';
import type { HistoryRow } from './types';

export const PERIODS = ['today', 'yesterday', '7d', '30d', 'month', 'last-month'] as const;
export const PAYMENTS = ['captured', 'failed', 'other'] as const;

/** Filters beside status and search. `''` and `null` mean no filter. */
export interface HistoryFilters {
  /** `custom`: from the first to the last day. */
  period: (typeof PERIODS)[number] | 'custom' | '';
  from: string;
  to: string;
  min: number | null;
  max: number | null;
  payment: (typeof PAYMENTS)[number] | '';
  item: string;
  customer: string;
}

export const NO_FILTERS: HistoryFilters = {
  period: '',
  from: '',
  to: '',
  min: null,
  max: null,
  payment: '',
  item: '',
  customer: '',
};

type InUrl = Readonly<Partial<Record<string, string>>>;

/** Invalid values are no filter. */
export function readFilters(values: InUrl): HistoryFilters {
  const period = PERIODS.find((known) => known === values.period) ?? '';
  const [from, to] = period ? ['', ''] : [readDay(values.from), readDay(values.to)];
  return {
    period: period || (from || to ? 'custom' : ''),
    from,
    to,
    min: amount(values.min),
    max: amount(values.max),
    payment: PAYMENTS.find((known) => known === values.payment) ?? '',
    item: (values.item ?? '').trim(),
    customer: (values.customer ?? '').trim(),
  };
}

/** Leaves out the filters that are not set. */
export function writeFilters(filters: HistoryFilters): Record<string, string> {
  const { period, from, to, min, max, payment, item, customer } = filters;
  const isCustom = period === 'custom';
  const values: [(typeof FILTER_NAMES)[number], string][] = [
    ['period', isCustom ? '' : period],
    ['from', isCustom ? from : ''],
    ['to', isCustom ? to : ''],
    ['min', min === null ? '' : String(min)],
    ['max', max === null ? '' : String(max)],
    ['payment', payment],
    ['item', item.trim()],
    ['customer', customer.trim()],
  ];
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** How many filters are set; the days count as one. */
export function countFilters(filters: HistoryFilters): number {
  const { period, min, max, payment, item, customer } = filters;
  return [period, min !== null || max !== null, payment, item, customer].filter(Boolean).length;
}

function readDay(value = ''): string {
  return isDay(value) && !Number.isNaN(Date.parse(value)) ? value : '';
}

/** The first and the last day of the filter; `''` for an open end. */
export function daysOf({ period, from, to }: HistoryFilters, today: string): [string, string] {
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

export type RowFilter = (row: HistoryRow) => boolean;

/** Orders without a date or an amount match no filter for these. */
export function createRowFilter(
  filters: HistoryFilters,
  today: string,
  startOf: Zone['startOf'],
): RowFilter {
  const [from, to] = daysOf(filters, today);
  const start = from ? startOf(from) : Number.NEGATIVE_INFINITY;
  const end = to ? startOf(addDays(to, 1)) : Number.POSITIVE_INFINITY;
  const hasDays = from !== '' || to !== '';
  const { payment } = filters;
  const [min, max] = [filters.min ?? -Infinity, filters.max ?? Infinity];
  const hasAmount = filters.min !== null || filters.max !== null;
  const [item, customer] = [filters.item.toLowerCase(), filters.customer.toLowerCase()];
  return (row) =>
    (!hasDays || (row.createdAt !== null && row.createdAt >= start && row.createdAt < end)) &&
    (!hasAmount || (row.total !== null && row.total >= min && row.total <= max)) &&
    (!payment || paymentOf(row) === payment) &&
    (!item || row.dishes.includes(item)) &&
    (!customer || row.customer.toLowerCase().includes(customer));
}

function paymentOf({ paymentStatus }: HistoryRow): (typeof PAYMENTS)[number] {
  const status = paymentStatus.trim().toLowerCase();
  return status === 'captured' || status === 'failed' ? status : 'other';
}

export interface HistoryTotals {
  orders: number;
  /** Without declined orders; `null` without any amount. */
  revenue: number | null;
  average: number | null;
}

export function totalsOf(rows: readonly HistoryRow[]): HistoryTotals {
  // Adds in thousandths, the smallest unit of a currency: sums of decimals have rounding errors.
  let [sum, paid] = [0, 0];
  for (const { status, total } of rows) {
    if (status === 'declined' || total === null) continue;
    sum += Math.round(total * 1000);
    paid += 1;
  }
  const revenue = paid > 0 ? sum / 1000 : null;
  return { orders: rows.length, revenue, average: revenue === null ? null : revenue / paid };
}
