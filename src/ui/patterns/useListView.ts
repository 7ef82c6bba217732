import { useSearchParams } from 'react-router-dom';
import type { TableView } from './dataTableModel';
import { type ListOptions, type ListView, readListView, writeListView } from './listUrl';
import { useSearchDraft } from './useSearchDraft';

/**
 * Filter, search, order and page of a list. They live in the address; what is typed is seen at once
 * and gets there when the typing stops.
 */
export function useListView<Status extends string>(options: ListOptions<Status>) {
  const [params, setParams] = useSearchParams();
  const asked = readListView(params, options);
  const write = (next: ListView<Status>) =>
    setParams(writeListView(next, options), { replace: true });
  const firstPage = { ...asked.table, page: 0 };
  const { typed, isAhead, foresee, onSearch, onSearchEnd } = useSearchDraft(
    asked.search,
    (search) => write({ ...asked, search, table: firstPage }),
  );
  const table = isAhead ? firstPage : asked.table;
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
    onTable: (next: TableView) => show({ ...view, table: next }),
  };
}
