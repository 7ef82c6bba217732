import {
  notifyManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { type Atom, atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { startTransition } from 'react';
import type { ApiClient } from '../api/types';
import { isRetried } from './queryClient';
import { apiAtom, restaurantIdAtom } from './services';

/** Replaces `atomWithQuery`, which resets a failed query on unmount and so loses its last data (c7). */
export function queryAtom<Data, Key extends QueryKey>(
  getOptions: (get: Getter) => QueryObserverOptions<Data, Error, Data, Data, Key>,
): Atom<QueryObserverResult<Data>> {
  const observerAtom = atom((get) => {
    const client = get(queryClientAtom);
    const options = getOptions(get);
    const retry = (failures: number, error: unknown) =>
      !hasNeverLoaded(client, options.queryKey) && isRetried(failures, error);
    return new QueryObserver(client, { retry, ...options });
  });
  const heldAtom = atom((get) => {
    const observer = get(observerAtom);
    const resultAtom = atom(observer.getCurrentResult());
    resultAtom.onMount = (set) => {
      let isEmpty = observer.getCurrentResult().data === undefined;
      const show = (result: QueryObserverResult<Data>) => {
        const isFirst = isEmpty && result.data !== undefined;
        isEmpty = result.data === undefined;
        // The first data renders a whole screen, so use a transition, which can be interrupted.
        if (isFirst) startTransition(() => set(result));
        else set(result);
      };
      const stop = observer.subscribe(notifyManager.batchCalls(show));
      // Apply changes that happened before the subscription.
      set(observer.getCurrentResult());
      return stop;
    };
    return resultAtom;
  });
  return atom((get) => get(get(heldAtom)));
}

/** Whether all earlier reads failed. The screen then says when the next one is sent, so that one is not retried (c7). */
function hasNeverLoaded(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state !== undefined && state.data === undefined && state.errorUpdateCount > 0;
}

/** A query about the restaurant; it waits until the restaurant is known. */
export function restaurantQueryAtom<Data>(
  keyOf: (restaurantId: string) => QueryKey,
  fetch: (api: ApiClient, restaurantId: string, signal: AbortSignal) => Promise<Data>,
  options: Pick<QueryObserverOptions<Data>, 'staleTime' | 'retry'> = {},
): Atom<QueryObserverResult<Data>> {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      ...options,
      queryKey: keyOf(restaurantId),
      queryFn: ({ signal }) => fetch(api, restaurantId, signal),
      enabled: restaurantId !== '',
    };
  });
}
