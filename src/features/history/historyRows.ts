import type { HistoryFilter } from '../../core/orders/filters';
import type { OrderRow } from '../../core/orders/history/types';
import { textKey } from '../../core/text/textKey';
import type { RowFilter } from './historyFilters';

export function filterRows(
  rows: readonly OrderRow[],
  filter: HistoryFilter,
  isMatch?: RowFilter,
): readonly OrderRow[] {
  const search = textKey(filter.search);
  const { status } = filter;
  const found = rows.filter(
    (row) =>
      (status === 'all' || row.status === status) &&
      row.words.includes(search) &&
      (!isMatch || isMatch(row)),
  );
  // Return the same array, so that the table does not sort it again.
  return found.length === rows.length ? rows : found;
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
  const known = new Set(loaded.map(({ id }) => id));
  const added = answer.filter(({ id }) => !known.has(id));
  return added.length > 0 ? [...loaded, ...added] : loaded;
}
