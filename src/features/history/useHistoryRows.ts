import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { largest } from '../../core/extremes';
import { EVERYTHING, type HistoryFilter, type RowFilters } from '../../core/orders/filters';
import { firstPageAtom, historyAtom } from '../../core/orders/history/queries';
import { totalsOf } from '../../core/orders/history/totals';
import type { HistoryTotals, OrderRow } from '../../core/orders/history/types';
import type { QueryResult } from '../../ui/patterns/QueryView';
import { createRowFilter } from './historyFilters';
import { filterRows, mergeRows, newestFirst } from './historyRows';
import type { HistoryView } from './historyUrl';

export interface HistoryRows {
  query: QueryResult<readonly OrderRow[]>;
  /** The number of all rows, if `query` has only one page. */
  total?: number | undefined;
  /** Totals of the filtered rows; `null` until all rows are loaded. */
  totals: HistoryTotals | null;
  /** The page that is shown, numbered from 0. */
  page: number;
  /** Whether some rows are missing because the backend repeated its pages. */
  isIncomplete?: boolean | undefined;
  /** Whether only the first page is loaded. */
  isPartial: boolean;
  /** Whether the response to this filter is still loading. */
  isLoadingMore: boolean;
}

/** Filters the loaded rows at once, then adds the rows that the server's search has found (b82). */
export function useHistoryRows(
  view: HistoryView,
  requested: HistoryFilter,
  filters: RowFilters,
): HistoryRows {
  const isMatch = useMemo(
    () => (Object.keys(filters).length > 0 ? createRowFilter(filters) : undefined),
    [filters],
  );
  // The server does not know this filter, so its first page is useless.
  const hasPage = !isMatch;
  const { answer, whole, first, isFirstPage } = useLists(view, requested, hasPage);
  const loaded = useMemo(() => {
    const rows =
      whole.data && answer.data && answer.data !== whole.data
        ? mergeRows(whole.data, answer.data)
        : (whole.data ?? answer.data ?? (hasPage ? first.data : undefined));
    return rows && newestFirst(rows);
  }, [whole.data, answer.data, first.data, hasPage]);
  const { status, search } = view;
  const data = useMemo(
    () => loaded && filterRows(loaded, { status, search }, isMatch),
    [loaded, status, search, isMatch],
  );
  const isPartial = !whole.data && !answer.data;
  const totals = useMemo(() => (data && !isPartial ? totalsOf(data) : null), [data, isPartial]);
  const updates = [answer, whole, first].map(({ dataUpdatedAt }) => dataUpdatedAt);
  return {
    page: view.table.page,
    isPartial,
    totals,
    isLoadingMore: answer.isFetching && !answer.data,
    query: {
      data,
      isPending: data === undefined,
      isError: answer.isError,
      isFetching: answer.isFetching || whole.isFetching,
      dataUpdatedAt: largest(updates),
      refetch: () => {
        if (!loaded && isFirstPage) void first.refetch();
        return answer.refetch();
      },
    },
  };
}

function useLists({ table }: HistoryView, { status, search }: HistoryFilter, hasPage: boolean) {
  const isNarrowed = status !== EVERYTHING.status || search !== EVERYTHING.search;
  const filter = useMemo(() => ({ status, search }), [status, search]);
  const answer = useAtomValue(useMemo(() => historyAtom({ filter, isEnabled: true }), [filter]));
  // The whole list is requested after the response to the filter.
  const isNext = !isNarrowed || answer.isFetched;
  const whole = useAtomValue(
    useMemo(() => historyAtom({ filter: EVERYTHING, isEnabled: isNext }), [isNext]),
  );
  const isFirstPage = hasPage && table.page === 0 && table.sort === null;
  const needsPage = !answer.data && !whole.data && !answer.isError && isFirstPage;
  const { pageSize } = table;
  const first = useAtomValue(
    useMemo(
      () => firstPageAtom({ filter, isEnabled: needsPage }, pageSize),
      [filter, needsPage, pageSize],
    ),
  );
  return { answer, whole, first, isFirstPage };
}
