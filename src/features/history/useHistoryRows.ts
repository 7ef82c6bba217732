import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { QueryResult } from '../../ui/patterns/QueryView';
import { filterRows, mergeRows } from './historyRows';
import type { HistoryView } from './historyUrl';
import { EVERYTHING, firstPageAtom, historyAtom } from './queries';
import type { HistoryFilter, HistoryRow } from './types';

interface HistoryRows {
  query: QueryResult<readonly HistoryRow[]>;
  /** Only a first page is there yet. */
  isPartial: boolean;
  /** The marketplace is asked, beside what is shown. */
  isAsking: boolean;
}

/**
 * The rows of a view: at once those that are here, then those that the marketplace adds. Both are
 * narrowed on the screen, so either kind of server will do (decision b82).
 */
export function useHistoryRows(view: HistoryView, asked: HistoryFilter): HistoryRows {
  const { answer, whole, first, isFirstPage } = useLists(view, asked);
  const held = useMemo(() => {
    if (whole.data && answer.data && answer.data !== whole.data)
      return mergeRows(whole.data, answer.data);
    return whole.data ?? answer.data ?? first.data;
  }, [whole.data, answer.data, first.data]);
  const { status, search } = view;
  const data = useMemo(() => held && filterRows(held, { status, search }), [held, status, search]);
  const updates = [answer, whole, first].map(({ dataUpdatedAt }) => dataUpdatedAt);
  return {
    isPartial: !whole.data && !answer.data,
    isAsking: answer.isFetching && !answer.data,
    query: {
      data,
      isPending: data === undefined,
      isError: answer.isError,
      isFetching: answer.isFetching || whole.isFetching,
      dataUpdatedAt: Math.max(...updates),
      refetch: () => {
        if (!held && isFirstPage) void first.refetch();
        return answer.refetch();
      },
    },
  };
}

function useLists({ table }: HistoryView, { status, search }: HistoryFilter) {
  const isNarrowed = status !== EVERYTHING.status || search !== EVERYTHING.search;
  const filter = useMemo(() => ({ status, search }), [status, search]);
  const answer = useAtomValue(useMemo(() => historyAtom({ filter, isEnabled: true }), [filter]));
  // The call for everything waits until the one that was asked for is answered.
  const isNext = !isNarrowed || answer.isFetched;
  const whole = useAtomValue(
    useMemo(() => historyAtom({ filter: EVERYTHING, isEnabled: isNext }), [isNext]),
  );
  const isFirstPage = table.page === 0 && table.sort === null;
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
