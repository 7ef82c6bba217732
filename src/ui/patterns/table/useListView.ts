import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAheadOfUrl } from '../../../core/navigation/useAheadOfUrl';
import { useLatest } from '../../useLatest';
import { hostPartsAtom } from '../host/hostParts';
import type { TableView } from './dataTableModel';
import { type ListOptions, type ListView, readListView, writeListView } from './listUrl';

/** What a dialog of filters sets at once. */
type FoldedFilters<Status extends string> = Pick<ListView<Status>, 'status' | 'others'> &
  Pick<TableView, 'sort'>;

/** Stores the state of a list in the URL, which is updated after typing stops and after the paint. */
export function useListView<Status extends string>(options: ListOptions<Status>) {
  const [params, setParams] = useSearchParams();
  const { columns } = useAtomValue(hostPartsAtom);
  const hasHostColumns = Boolean(options.table && columns?.[options.table]);
  const inUrl = readListView(params, options, hasHostColumns);
  const write = (next: ListView<Status>) =>
    setParams(writeListView(next, options), { replace: true });
  const [shownTable, showTable] = useAheadOfUrl(inUrl.table, params, (table) =>
    write({ ...inUrl, table }),
  );
  const firstPage = { ...shownTable, page: 0 };
  const { typed, isAhead, expectInUrl, onSearch, onSearchEnd } = useSearchDraft(
    inUrl.search,
    (search) => write({ ...inUrl, search, table: firstPage }),
  );
  const table = isAhead ? firstPage : shownTable;
  const view: ListView<Status> = { ...inUrl, search: typed, table };
  const [everything] = options.statuses;

  const show = (next: ListView<Status>) => {
    expectInUrl(next.search);
    write(next);
  };

  return {
    search: typed,
    view,
    /** The filter in the URL; requests use it. */
    applied: { status: inUrl.status, search: inUrl.search.trim() },
    isNarrowed:
      view.status !== everything ||
      view.search.trim() !== '' ||
      Object.keys(view.others).length > 0,
    onSearch,
    onSearchEnd,
    onStatus: (status: Status) => show({ ...view, status, table: { ...table, page: 0 } }),
    onFilters: ({ sort, ...filters }: FoldedFilters<Status>) =>
      show({ ...view, ...filters, table: { ...table, sort, page: 0 } }),
    onShowAll: () =>
      show({ status: everything, search: '', others: {}, table: { ...table, page: 0 } }),
    onTable: (next: TableView) => (isAhead ? show({ ...view, table: next }) : showTable(next)),
  };
}

/** Delay between the last key and the change of the URL and the request, in ms. */
const SEARCH_WAIT_MS = 300;

/** The text of a search, which is shown at once and written to the URL after a pause. */
export function useSearchDraft(inUrl: string, write: (search: string) => void) {
  const [draft, setDraft] = useState({ text: inUrl, over: inUrl });
  // The URL changed for another reason, such as Back: discard the typed text.
  if (draft.over !== inUrl) setDraft({ text: inUrl, over: inUrl });
  const typed = draft.over === inUrl ? draft.text : inUrl;
  const isAhead = typed !== inUrl;
  /** Sets the text, which the URL gets later. */
  const expectInUrl = (search: string) => setDraft({ text: search, over: search });
  const settle = () => {
    if (!isAhead) return;
    expectInUrl(typed);
    write(typed);
  };
  const latest = useLatest(settle);
  useEffect(() => {
    if (typed === inUrl) return;
    const timer = setTimeout(() => latest.current(), SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, inUrl, latest]);
  return {
    typed,
    /** True until the typed text is in the URL. */
    isAhead,
    onSearch: (text: string) => setDraft({ text, over: inUrl }),
    onSearchEnd: settle,
    expectInUrl,
  };
}
