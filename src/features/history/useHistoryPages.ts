import type { QueryObserverResult } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { HistoryFilter, RowFilters } from '../../core/orders/filters';
import type { HistoryPage } from '../../core/orders/history/types';
import type { HistoryView } from './historyUrl';
import { pageAtom, toPageList } from './pageQueries';
import type { HistoryRows } from './useHistoryRows';

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
