import { amount } from '../../core/format/wireAmount';
import { addDays, type Zone } from '../../core/format/zone';
import {
  HANDLINGS,
  type Handling,
  type HistoryFilter,
  PAYMENTS,
  type PaymentGroup,
  type RowFilters,
} from '../../core/orders/filters';
import { isHandled } from '../../core/orders/history/handling';
import type { OrderRow } from '../../core/orders/history/types';
import { textKey } from '../../core/text/textKey';
import { daysOf, type Period, readPeriod, writePeriod } from '../../ui/patterns/period/period';
import type { FilterParam } from './historyUrl';

/** Filters other than status and search. `''` and `null` mean no filter. */
export interface HistoryFilters extends Period {
  min: number | null;
  max: number | null;
  payment: PaymentGroup | '';
  item: string;
  customer: string;
  handling: Handling | '';
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
  handling: '',
};

type InUrl = Readonly<Partial<Record<string, string>>>;

/** Ignores invalid values, and those of a capability that the backend does not have (X5). */
export function readFilters(values: InUrl, hasIssues = true): HistoryFilters {
  const isKnown = (option: Handling) => option === values.handling;
  return {
    ...readPeriod(values),
    min: amount(values.min),
    max: amount(values.max),
    payment: PAYMENTS.find((option) => option === values.payment) ?? '',
    item: (values.item ?? '').trim(),
    customer: (values.customer ?? '').trim(),
    handling: HANDLINGS.filter((option) => hasIssues || option !== 'issue').find(isKnown) ?? '',
  };
}

/** Leaves out the filters that are not set. */
export function writeFilters(filters: HistoryFilters): Record<string, string> {
  const { min, max, payment, item, customer, handling } = filters;
  const values: Record<FilterParam, string> = {
    ...writePeriod(filters),
    min: min === null ? '' : String(min),
    max: max === null ? '' : String(max),
    payment,
    item: item.trim(),
    customer: customer.trim(),
    handling,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The filters, with days converted to moments. Filters that are not set are absent. */
export function toRowFilters(
  filters: HistoryFilters,
  today: string,
  { startOf, iso }: Pick<Zone, 'startOf' | 'iso'>,
): RowFilters {
  const [first, last] = daysOf(filters, today);
  const { min, max, payment, item, customer, handling } = filters;
  return {
    ...(first && { from: iso(startOf(first)) }),
    ...(last && { to: iso(startOf(addDays(last, 1))) }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(payment && { payment }),
    ...(item && { item }),
    ...(customer && { customer }),
    ...(handling && { handling }),
  };
}

type RowFilter = (row: OrderRow) => boolean;

/** Orders without a date or an amount do not match a filter by date or amount. */
export function createRowFilter(filters: RowFilters): RowFilter {
  const { from, to, min = -Infinity, max = Infinity, payment, handling } = filters;
  const [start, end] = [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity];
  const hasDays = from !== undefined || to !== undefined;
  const hasAmount = filters.min !== undefined || filters.max !== undefined;
  const [item, customer] = [filters.item, filters.customer].map((part) => textKey(part ?? ''));
  return (row) =>
    (!hasDays || (row.createdAt !== null && row.createdAt >= start && row.createdAt < end)) &&
    (!hasAmount || (row.total !== null && row.total >= min && row.total <= max)) &&
    (!payment || paymentOf(row) === payment) &&
    (!item || row.dishes.includes(item)) &&
    (!customer || textKey(row.customer).includes(customer)) &&
    (!handling || isHandled(row, handling));
}

function paymentOf({ paymentStatus }: OrderRow): PaymentGroup {
  const status = paymentStatus.trim().toLowerCase();
  return status === 'captured' || status === 'failed' ? status : 'other';
}

export function filterRows(
  rows: readonly OrderRow[],
  filter: HistoryFilter,
  isMatch?: RowFilter,
): readonly OrderRow[] {
  const search = textKey(filter.search);
  const { status } = filter;
  const matches = rows.filter(
    (row) =>
      (status === 'all' || row.status === status) &&
      row.words.includes(search) &&
      (!isMatch || isMatch(row)),
  );
  // Return the same array, so that the table does not sort it again.
  return matches.length === rows.length ? rows : matches;
}

/** Sorts the newest order first; orders without a date come last. */
export function newestFirst(rows: readonly OrderRow[]): readonly OrderRow[] {
  const timeOf = ({ createdAt }: OrderRow) => createdAt ?? Number.NEGATIVE_INFINITY;
  const isSorted = rows.every((row, index) => {
    const next = rows[index + 1];
    return !next || timeOf(row) >= timeOf(next);
  });
  // Return the same list, so that the table does not sort it again.
  return isSorted ? rows : [...rows].sort((one, other) => byTime(timeOf(other), timeOf(one)));
}

/** Two rows without a date are equal; their difference would be NaN. */
function byTime(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** Adds rows that only the server's search has found: it may search more fields or older orders (b82). */
export function mergeRows(
  loaded: readonly OrderRow[],
  answer: readonly OrderRow[],
): readonly OrderRow[] {
  const loadedIds = new Set(loaded.map(({ id }) => id));
  const added = answer.filter(({ id }) => !loadedIds.has(id));
  return added.length > 0 ? [...loaded, ...added] : loaded;
}
