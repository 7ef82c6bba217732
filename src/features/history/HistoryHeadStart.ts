import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasCapabilityAtom } from '../../core/capabilities';
import { paths } from '../../core/navigation/paths';
import { hasScreenAtom } from '../../core/navigation/screens';
import type { HistoryFilter } from '../../core/orders/filters';
import { firstPageOptions, historyOptions, type Source } from '../../core/orders/history/queries';
import { accessAtom, mayReadAtom, screenNeeds } from '../../core/permissions/access';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { type HistoryView, historyListAtom, readView } from './historyUrl';

/** Prefetches the history while the code of its screen is loading. */
export function HistoryHeadStart() {
  const { pathname, search } = useLocation();
  const api = useAtomValue(apiAtom);
  const cache = useAtomValue(queryClientAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const has = useAtomValue(hasScreenAtom);
  const hasPages = useAtomValue(hasCapabilityAtom)('history.pages');
  const list = useAtomValue(historyListAtom);
  const mayRead = useAtomValue(mayReadAtom)(screenNeeds(pathname));
  const can = useAtomValue(accessAtom)(screenNeeds(pathname));
  const isHistory =
    pathname === paths.orderHistory && has(pathname) && restaurantId !== '' && mayRead && can;
  useEffect(() => {
    if (!isHistory) return;
    const { table, others, ...view } = readView(new URLSearchParams(search), list);
    const filter = { status: view.status, search: view.search.trim() };
    const source = { api, cache, restaurantId };
    const isForServer = Object.keys(others).length === 0;
    if (hasPages) {
      // Other filters are not prefetched, because the code that converts them belongs to the screen.
      if (isForServer) prefetchPage(source, filter, { table }).catch(() => {});
      return;
    }
    const whole = historyOptions(source, filter);
    // The screen is already mounted and has sent its own requests.
    if (cache.getQueryState(whole.queryKey)) return;
    const first = firstPageOptions(source, filter, table.pageSize);
    // Do not request the whole list: its long response would delay the screen's own files.
    const isFirstPage = isForServer && table.page === 0 && !table.sort;
    void (isFirstPage ? cache.prefetchQuery(first) : cache.prefetchQuery(whole));
  }, [isHistory, hasPages, list, search, api, cache, restaurantId]);
  return null;
}

/**
 * The code for pages is loaded only for backends with pages. If the code fails to load, the screen makes the request.
 */
async function prefetchPage(
  source: Source,
  filter: HistoryFilter,
  view: Pick<HistoryView, 'table'>,
): Promise<void> {
  const { pageOptions, toPageList } = await import('./pageQueries');
  await source.cache.prefetchQuery(pageOptions(source, toPageList(filter, view), view.table.page));
}
