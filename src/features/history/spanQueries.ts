import { inSlices } from '../../core/async/inSlices';
import { queryAtom } from '../../core/state/queryAtom';
import { fetchAllPages } from './allPages';
import { HISTORY_FRESH_MS, NEWEST_FIRST } from './constants';
import { historyKeys } from './keys';
import { type Source, sourceOf } from './queries';
import type { HistoryRow, RowFilters } from './types';
import { toHistoryRow } from './wire';

export type Span = Required<Pick<RowFilters, 'from' | 'to'>>;

type SpanSource = Pick<Source, 'api' | 'restaurantId'>;

export interface SpanRows {
  rows: readonly HistoryRow[];
  /** The backend repeated its pages, so that some orders are missing. */
  isIncomplete: boolean;
}

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
  { api, restaurantId }: SpanSource,
  span: Span,
  signal: AbortSignal,
): Promise<SpanRows> {
  const filter = { status: 'all', search: '', ...span } as const;
  const { wires, isIncomplete } = await fetchAllPages(api, {
    restaurantId,
    filter,
    sort: NEWEST_FIRST,
    signal,
  });
  const rows: HistoryRow[] = [];
  await inSlices(wires, (wire) => void rows.push(toHistoryRow(wire)), {
    signal,
    onBreak: () => {},
  });
  return { rows, isIncomplete };
}
