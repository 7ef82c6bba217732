import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { readView } from './historyUrl';
import { firstPageOptions, historyOptions } from './queries';

/** Starts the calls of the history on the way to it, while its screen is still being loaded. */
export function useHistoryHeadStart() {
  const { pathname, search } = useLocation();
  const api = useAtomValue(apiAtom);
  const cache = useAtomValue(queryClientAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const isComing = pathname === paths.orderHistory && restaurantId !== '';
  useEffect(() => {
    if (!isComing) return;
    const { table, ...view } = readView(new URLSearchParams(search));
    const filter = { status: view.status, search: view.search.trim() };
    const source = { api, cache, restaurantId };
    const list = historyOptions(source, filter);
    // The screen is there already and asks for itself.
    if (cache.getQueryState(list.queryKey)) return;
    const first = firstPageOptions(source, filter, table.pageSize);
    // The screen asks for the list once it has drawn that page: the long answer must not stand in
    // the way of the screen's own files.
    const isFirstPage = table.page === 0 && !table.sort;
    void (isFirstPage ? cache.prefetchQuery(first) : cache.prefetchQuery(list));
  }, [isComing, search, api, cache, restaurantId]);
}
