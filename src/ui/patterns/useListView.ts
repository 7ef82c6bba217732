import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPaint } from '../../core/async/afterPaint';
import type { TableView } from './dataTableModel';
import { type ListOptions, type ListView, readListView, writeListView } from './listUrl';
import { useSearchDraft } from './useSearchDraft';

/**
 * Filter, search, order and page of a list. They live in the URL; what is typed is seen at once and
 * gets there when the typing stops, another page or order once it is painted.
 */
export function useListView<Status extends string>(options: ListOptions<Status>) {
  const [params, setParams] = useSearchParams();
  const asked = readListView(params, options);
  const write = (next: ListView<Status>) =>
    setParams(writeListView(next, options), { replace: true });
  const [shownTable, showTable] = useTableAhead(asked.table, params, (table) =>
    write({ ...asked, table }),
  );
  const firstPage = { ...shownTable, page: 0 };
  const { typed, isAhead, foresee, onSearch, onSearchEnd } = useSearchDraft(
    asked.search,
    (search) => write({ ...asked, search, table: firstPage }),
  );
  const table = isAhead ? firstPage : shownTable;
  const view: ListView<Status> = { status: asked.status, search: typed, table };
  const [everything] = options.statuses;

  const show = (next: ListView<Status>) => {
    foresee(next.search);
    write(next);
  };

  return {
    search: typed,
    view,
    /** The filter that the address has, and the marketplace is asked for. */
    asked: { status: asked.status, search: asked.search.trim() },
    isNarrowed: view.status !== everything || view.search.trim() !== '',
    onSearch,
    onSearchEnd,
    onStatus: (status: Status) => show({ status, search: typed, table: { ...table, page: 0 } }),
    onShowAll: () => show({ status: everything, search: '', table: { ...table, page: 0 } }),
    onTable: (next: TableView) => (isAhead ? show({ ...view, table: next }) : showTable(next)),
  };
}

/** A new URL draws every link of the page again, so the table does not wait for it. */
function useTableAhead(
  asked: TableView,
  params: URLSearchParams,
  write: (table: TableView) => void,
) {
  const [ahead, setAhead] = useState<{ table: TableView; over: URLSearchParams } | null>(null);
  const table = ahead?.over === params ? ahead.table : null;
  const settle = useRef(() => {});
  useEffect(() => {
    settle.current = () => table && write(table);
  });
  useEffect(() => {
    if (!table) return;
    let isGone = false;
    void afterPaint().then(() => isGone || settle.current());
    return () => {
      isGone = true;
    };
  }, [table]);
  const show = (next: TableView) => setAhead({ table: next, over: params });
  return [table ?? asked, show] as const;
}
