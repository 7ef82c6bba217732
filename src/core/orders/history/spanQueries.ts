import { inSlices } from '../../async/inSlices';
import { queryAtom } from '../../state/queryClient';
import { EVERYTHING, NEWEST_FIRST, type RowFilters } from '../filters';
import { fetchAllPages } from './allPages';
import { HISTORY_FRESH_MS } from './constants';
import { historyKeys } from './keys';
import { type Source, sourceOf } from './queries';
import type { OrderRow } from './types';
import { toOrderRow } from './wire';

export type Span = Required<Pick<RowFilters, 'from' | 'to'>>;

type SpanSource = Pick<Source, 'api' | 'restaurantId'>;

export interface SpanRows {
  rows: readonly OrderRow[];
  /** Whether some orders are missing, because the backend repeated its pages. */
  isIncomplete: boolean;
}

/** All orders of a time frame (capability `history.pages`). */
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
  const filter = { ...EVERYTHING, ...span };
  const { wires, isIncomplete } = await fetchAllPages(api, {
    restaurantId,
    filter,
    sort: NEWEST_FIRST,
    signal,
  });
  const rows: OrderRow[] = [];
  await inSlices(wires, (wire) => void rows.push(toOrderRow(wire)), {
    signal,
    onBreak: () => {},
  });
  return { rows, isIncomplete };
}
