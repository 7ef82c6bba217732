import type { QueryClient } from '@tanstack/query-core';
import type { Getter } from 'jotai';
import type { ApiClient } from '../../api/types';
import { afterPaint } from '../../async/afterPaint';
import { within } from '../../async/within';
import { yieldToBackground, yieldToMain } from '../../async/yieldToMain';
import { queryAtom, queryClientAtom } from '../../state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../state/services';
import type { HistoryFilter } from '../filters';
import { FIRST_PAGE_AHEAD_MS, HISTORY_FRESH_MS, PROGRESS_STEP, SEARCH_CACHE_MS } from './constants';
import { historyKeys } from './keys';
import { readHistory } from './readHistory';

export interface Source {
  api: ApiClient;
  cache: QueryClient;
  restaurantId: string;
}

export interface HistoryRequest {
  filter: HistoryFilter;
  isEnabled: boolean;
}

/** The query for the list of a filter, used by the screen and by `HistoryHeadStart`. */
export function historyOptions({ api, cache, restaurantId }: Source, filter: HistoryFilter) {
  return {
    queryKey: historyKeys.list(restaurantId, filter),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const onProgress = createProgress(cache, restaurantId);
      // Wait for the first page: a server that handles one request at a time, or a slow phone,
      // would otherwise finish the whole list first.
      const page = async () => {
        await pendingFirstPage(cache, restaurantId, filter);
        // Wait two frames, because the rows are rendered in separate tasks, and then for the last of these tasks: the bytes of the
        // list would delay them.
        await afterPaint();
        await afterPaint();
        await yieldToBackground();
      };
      await within(signal, FIRST_PAGE_AHEAD_MS, page).catch(() => {});
      return readHistory(api, { restaurantId, filter, signal, onProgress });
    },
    staleTime: HISTORY_FRESH_MS,
    ...(filter.search ? { gcTime: SEARCH_CACHE_MS } : {}),
    // Comparing ten thousand rows takes longer than rendering a page of them.
    structuralSharing: false,
  };
}

async function pendingFirstPage(cache: QueryClient, restaurantId: string, filter: HistoryFilter) {
  // Wait for the end of the task, because the page is requested in the same task, after the list.
  await yieldToMain();
  const queryKey = historyKeys.firstPages(restaurantId, filter);
  const page = cache.getQueryCache().find({ queryKey, exact: false, fetchStatus: 'fetching' });
  await page?.promise;
}

/** The first page only, which arrives long before the whole list. */
export function firstPageOptions(
  { api, restaurantId }: Source,
  filter: HistoryFilter,
  limit: number,
) {
  return {
    queryKey: historyKeys.firstPage(restaurantId, filter, limit),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readHistory(api, { restaurantId, filter, limit, signal }),
    staleTime: HISTORY_FRESH_MS,
    gcTime: SEARCH_CACHE_MS,
    structuralSharing: false,
    retry: false,
  };
}

export function historyAtom({ filter, isEnabled }: HistoryRequest) {
  return queryAtom((get) => ({
    ...historyOptions(sourceOf(get), filter),
    enabled: isEnabled,
  }));
}

export function firstPageAtom({ filter, isEnabled }: HistoryRequest, limit: number) {
  return queryAtom((get) => ({
    ...firstPageOptions(sourceOf(get), filter, limit),
    enabled: isEnabled,
  }));
}

/** The number of rows of the current list that have arrived. */
export const historyProgressAtom = queryAtom((get) => ({
  queryKey: historyKeys.progress(get(restaurantIdAtom)),
  enabled: false,
  initialData: 0,
}));

export function sourceOf(get: Getter): Source {
  return { api: get(apiAtom), cache: get(queryClientAtom), restaurantId: get(restaurantIdAtom) };
}

function createProgress(cache: QueryClient, restaurantId: string) {
  let reported = 0;
  const report = (count: number) => cache.setQueryData(historyKeys.progress(restaurantId), count);
  report(0);
  return (count: number) => {
    if (count - reported < PROGRESS_STEP) return;
    reported = count;
    report(count);
  };
}
