import type { QueryClient } from '@tanstack/query-core';
import type { Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { ApiClient } from '../../core/api/types';
import { afterPaint } from '../../core/async/afterPaint';
import { nextTask } from '../../core/async/nextTask';
import { within } from '../../core/async/within';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchHistory } from './api';
import { FIRST_PAGE_AHEAD_MS, HISTORY_FRESH_MS, PROGRESS_STEP, SEARCH_KEPT_MS } from './constants';
import { historyKeys } from './keys';
import type { HistoryFilter, HistoryRow } from './types';

/** The whole list: what a search begins with, and all it needs where it is not cut off. */
export const EVERYTHING: HistoryFilter = { status: 'all', search: '' };

interface Source {
  api: ApiClient;
  cache: QueryClient;
  restaurantId: string;
}

export interface Question {
  filter: HistoryFilter;
  isEnabled: boolean;
}

/** The list of a filter, as the screen and its head start both ask for it. */
export function historyOptions({ api, cache, restaurantId }: Source, filter: HistoryFilter) {
  return {
    queryKey: historyKeys.list(restaurantId, filter),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const onProgress = reportTo(cache, restaurantId);
      // A marketplace that serves one call at a time would write everything before the first page,
      // and a slow phone would read it before it draws that page.
      const page = async () => {
        await firstPageUnderWay(cache, restaurantId, filter);
        // Its rows are drawn in a task of their own, which may come after the next frame.
        await afterPaint();
        await afterPaint();
      };
      await within(signal, FIRST_PAGE_AHEAD_MS, page).catch(() => {});
      return fetchHistory(api, { restaurantId, filter, signal, onProgress });
    },
    staleTime: HISTORY_FRESH_MS,
    ...(filter.search ? { gcTime: SEARCH_KEPT_MS } : {}),
    // Comparing ten thousand rows with the old ones would take longer than drawing a page of them.
    structuralSharing: false,
  };
}

async function firstPageUnderWay(cache: QueryClient, restaurantId: string, filter: HistoryFilter) {
  // It is asked for in the same moment as the list, after it.
  await nextTask();
  const queryKey = historyKeys.firstPages(restaurantId, filter);
  const page = cache.getQueryCache().find({ queryKey, exact: false, fetchStatus: 'fetching' });
  await page?.promise;
}

/** One page of a filter: it answers at once, while the whole list is still being written. */
export function firstPageOptions(
  { api, restaurantId }: Source,
  filter: HistoryFilter,
  limit: number,
) {
  return {
    queryKey: historyKeys.firstPage(restaurantId, filter, limit),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchHistory(api, { restaurantId, filter, limit, signal }),
    staleTime: HISTORY_FRESH_MS,
    gcTime: SEARCH_KEPT_MS,
    structuralSharing: false,
    retry: false,
  };
}

export function historyAtom({ filter, isEnabled }: Question) {
  return atomWithQuery<HistoryRow[]>((get) => ({
    ...historyOptions(sourceOf(get), filter),
    enabled: isEnabled,
  }));
}

export function firstPageAtom({ filter, isEnabled }: Question, limit: number) {
  return atomWithQuery<HistoryRow[]>((get) => ({
    ...firstPageOptions(sourceOf(get), filter, limit),
    enabled: isEnabled,
  }));
}

/** How many rows of the list under way have been read. */
export const historyProgressAtom = atomWithQuery<number>((get) => ({
  queryKey: historyKeys.progress(get(restaurantIdAtom)),
  enabled: false,
  initialData: 0,
}));

function sourceOf(get: Getter): Source {
  return { api: get(apiAtom), cache: get(queryClientAtom), restaurantId: get(restaurantIdAtom) };
}

function reportTo(cache: QueryClient, restaurantId: string) {
  let told = 0;
  const tell = (count: number) => cache.setQueryData(historyKeys.progress(restaurantId), count);
  tell(0);
  return (count: number) => {
    if (count - told < PROGRESS_STEP) return;
    told = count;
    tell(count);
  };
}
