import { isDay } from '../../core/format/formats';
import { amount } from '../../core/format/wireValues';
import { addDays, type Zone } from '../../core/format/zone';
import type { FILTER_NAMES } from './historyUrl';
import {
  type HistoryRow,
  type HistoryTotals,
  type PaymentGroup,
  PAYMENTS,
  type RowFilters,
} from './types';

export const PERIODS = ['today', 'yesterday', '7d', '30d', 'month', 'last-month'] as const;

/** Filters beside status and search. `''` and `null` mean no filter. */
export interface HistoryFilters {
  /** `custom`: from the first to the last day. */
  period: (typeof PERIODS)[number] | 'custom' | '';
  from: string;
  to: string;
  min: number | null;
  max: number | null;
  payment: PaymentGroup | '';
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

/** The filters with the moments of their days. A filter that is not set is absent. */
export function toRowFilters(
  filters: HistoryFilters,
  today: string,
  { startOf, iso }: Pick<Zone, 'startOf' | 'iso'>,
): RowFilters {
  const [first, last] = daysOf(filters, today);
  const { min, max, payment, item, customer } = filters;
  return {
    ...(first && { from: iso(startOf(first)) }),
    ...(last && { to: iso(startOf(addDays(last, 1))) }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(payment && { payment }),
    ...(item && { item }),
    ...(customer && { customer }),
  };
}

export type RowFilter = (row: HistoryRow) => boolean;

/** Orders without a date or an amount match no filter for these. */
export function createRowFilter(filters: RowFilters): RowFilter {
  const { from, to, min = -Infinity, max = Infinity, payment } = filters;
  const [start, end] = [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity];
  const hasDays = from !== undefined || to !== undefined;
  const hasAmount = filters.min !== undefined || filters.max !== undefined;
  const [item, customer] = [filters.item, filters.customer].map(
    (part) => part?.toLowerCase() ?? '',
  );
  return (row) =>
    (!hasDays || (row.createdAt !== null && row.createdAt >= start && row.createdAt < end)) &&
    (!hasAmount || (row.total !== null && row.total >= min && row.total <= max)) &&
    (!payment || paymentOf(row) === payment) &&
    (!item || row.dishes.includes(item)) &&
    (!customer || row.customer.toLowerCase().includes(customer));
}

function paymentOf({ paymentStatus }: HistoryRow): PaymentGroup {
  const status = paymentStatus.trim().toLowerCase();
  return status === 'captured' || status === 'failed' ? status : 'other';
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
