import { isGone } from '../../core/api/cursors';
import { queryAtom } from '../../core/state/queryAtom';
import { fetchHistoryPage } from './api';
import { HISTORY_FRESH_MS, LARGEST_PAGE } from './constants';
import { mergeRows } from './historyRows';
import { historyKeys } from './keys';
import { type Source, sourceOf } from './queries';
import type { HistoryRow, PageList, RowFilters } from './types';

export type Span = Required<Pick<RowFilters, 'from' | 'to'>>;

type SpanSource = Pick<Source, 'api' | 'restaurantId'>;

/** With the capability `history.pages`: all orders of a time frame. */
export function spanAtom(span: Span) {
  return queryAtom((get) => {
    const source = sourceOf(get);
    return {
      queryKey: historyKeys.span(source.restaurantId, span),
      queryFn: ({ signal }) => readSpan(source, span, signal),
      staleTime: HISTORY_FRESH_MS,
      structuralSharing: false,
    };
  });
}

export async function readSpan(
  source: SpanSource,
  span: Span,
  signal: AbortSignal,
): Promise<readonly HistoryRow[]> {
  try {
    return await readEachPage(source, span, signal);
  } catch (error) {
    if (!isGone(error)) throw error;
    // The backend has forgotten the cursor.
    return readEachPage(source, span, signal);
  }
}

async function readEachPage(
  { api, restaurantId }: SpanSource,
  span: Span,
  signal: AbortSignal,
): Promise<readonly HistoryRow[]> {
  const filter: PageList['filter'] = { status: 'all', search: '', ...span };
  const list = { filter, sort: '-date', size: LARGEST_PAGE };
  let rows: readonly HistoryRow[] = [];
  let cursor: string | null = null;
  do {
    const { rows: more, next }: Awaited<ReturnType<typeof fetchHistoryPage>> =
      await fetchHistoryPage(api, { ...list, restaurantId, cursor, signal });
    // New orders move the pages, so that one may come twice.
    rows = mergeRows(rows, more);
    // A backend that repeats its cursor would never end.
    cursor = next === cursor ? null : next;
  } while (cursor !== null);
  return rows;
}
