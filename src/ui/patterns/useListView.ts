import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TableView } from './dataTableModel';
import { type ListOptions, type ListView, readListView, writeListView } from './listUrl';

/** After the last key: only then the marketplace is asked and the address written, in ms. */
const SEARCH_WAIT_MS = 300;

/**
 * Filter, search, order and page of a list. They live in the address; what is typed is seen at once
 * and gets there when the typing stops.
 */
export function useListView<Status extends string>(options: ListOptions<Status>) {
  const [params, setParams] = useSearchParams();
  const asked = readListView(params, options);
  const [draft, setDraft] = useState({ text: asked.search, over: asked.search });
  // The address changed by itself, by Back for example: what was typed over it is gone.
  if (draft.over !== asked.search) setDraft({ text: asked.search, over: asked.search });
  const typed = draft.over === asked.search ? draft.text : asked.search;
  const isTyping = typed !== asked.search;
  const table = isTyping ? { ...asked.table, page: 0 } : asked.table;
  const view: ListView<Status> = { status: asked.status, search: typed, table };
  const [everything] = options.statuses;

  function show(next: ListView<Status>) {
    setDraft({ text: next.search, over: next.search });
    setParams(writeListView(next, options), { replace: true });
  }
  const settle = () => {
    if (isTyping) show(view);
  };
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(settle, SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  });

  return {
    view,
    /** The filter that the address has, and the marketplace is asked for. */
    asked: { status: asked.status, search: asked.search.trim() },
    isNarrowed: view.status !== everything || view.search.trim() !== '',
    onSearch: (text: string) => setDraft({ text, over: asked.search }),
    onSearchEnd: settle,
    onStatus: (status: Status) => show({ ...view, status, table: { ...table, page: 0 } }),
    onShowAll: () => show({ status: everything, search: '', table: { ...table, page: 0 } }),
    onTable: (next: TableView) => show({ ...view, table: next }),
  };
}
