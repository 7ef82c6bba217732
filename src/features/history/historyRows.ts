import type { HistoryFilter, HistoryRow } from './types';

/** The rows that a filter leaves. The search is plain text, never a pattern. */
export function filterRows(
  rows: readonly HistoryRow[],
  filter: HistoryFilter,
): readonly HistoryRow[] {
  const wanted = filter.search.trim().toLowerCase();
  const { status } = filter;
  const found = rows.filter(
    (row) => (status === 'all' || row.status === status) && row.words.includes(wanted),
  );
  // The same list again spares the table from sorting it again.
  return found.length === rows.length ? rows : found;
}

/**
 * What is here already, and of the answer to a narrower question what is not: a marketplace may
 * search in other fields than the portal, or hold older orders (decision b82).
 */
export function mergeRows(
  held: readonly HistoryRow[],
  answer: readonly HistoryRow[],
): readonly HistoryRow[] {
  const known = new Set(held.map(({ id }) => id));
  const added = answer.filter(({ id }) => !known.has(id));
  return added.length > 0 ? [...held, ...added] : held;
}
