import type { QueryObserverResult } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { largest } from '../../core/extremes';
import { EVERYTHING, type HistoryFilter, type RowFilters } from '../../core/orders/filters';
import { firstPageAtom, historyAtom } from '../../core/orders/history/queries';
import { totalsOf } from '../../core/orders/history/totals';
import type { HistoryPage, HistoryTotals, OrderRow } from '../../core/orders/history/types';
import type { QueryResult } from '../../ui/patterns/QueryView';
import { createRowFilter, filterRows, mergeRows, newestFirst } from './historyFilters';
import type { HistoryView } from './historyUrl';
import { pageAtom, toPageList } from './pageQueries';

interface HistoryRows {
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

/** The rows of one page (capability `history.pages`); the server filters, sorts and computes the totals. */
export function useHistoryPages(
  { table }: HistoryView,
  requested: HistoryFilter,
  filters: RowFilters,
): HistoryRows {
  const { status, search } = requested;
  const { page } = table;
  const { pageSize } = table;
  const sortId = table.sort?.id;
  const isDescending = table.sort?.isDescending ?? false;
  const result = useAtomValue(
    useMemo(() => {
      const sort = sortId === undefined ? null : { id: sortId, isDescending };
      const list = toPageList({ status, search, ...filters }, { table: { page, pageSize, sort } });
      return pageAtom(list, page);
    }, [status, search, filters, pageSize, sortId, isDescending, page]),
  );
  const shown = useLastPage(result, page);
  return {
    isPartial: false,
    isIncomplete: shown?.data.isIncomplete,
    isLoadingMore: result.isFetching && !result.data && shown !== null,
    total: shown?.data.totals.orders,
    totals: shown?.data.totals ?? null,
    // The previous page is shown until the requested one arrives.
    page: shown?.page ?? page,
    query: {
      data: shown?.data.rows,
      isPending: shown === null,
      isError: result.isError,
      isFetching: result.isFetching,
      dataUpdatedAt: shown?.updatedAt ?? 0,
      refetch: () => result.refetch(),
    },
  };
}

interface Shown {
  data: HistoryPage;
  page: number;
  updatedAt: number;
}

function useLastPage(result: QueryObserverResult<HistoryPage>, page: number): Shown | null {
  const [last, setLast] = useState<Shown | null>(null);
  const { data, dataUpdatedAt: updatedAt } = result;
  if (!data || data === last?.data) return last;
  const next = { data, page, updatedAt };
  setLast(next);
  return next;
}
