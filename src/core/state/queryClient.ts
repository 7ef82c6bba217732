import {
  notifyManager,
  type Query,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { type Atom, atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { ApiRefusal, NetworkFailure, PortalFailure } from '../api/errors';
import type { ApiClient } from '../api/types';
import { showScreen } from './firstPaint';
import { apiAtom, generationAtom, restaurantIdAtom } from './services';

export { queryClientAtom } from 'jotai-tanstack-query';

const RETRIES = 2;
const LONGEST_WAIT = 30_000;
/** The wait before a read that has never succeeded is repeated, in ms. Each further failure doubles it. */
const FIRST_READ_WAIT = 8_000;
const LONGEST_FIRST_READ_WAIT = 60_000;

/** Retries reads at most twice and never retries writes (c4). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The default, "online", depends on `navigator.onLine`, which can be wrong.
        networkMode: 'always',
        retry: isRetried,
        retryDelay: waitBeforeRetry,
        refetchInterval: refetchEvery(false),
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}

function isRetried(failures: number, error: unknown): boolean {
  return failures < RETRIES && isWorthRepeating(error);
}

const visitAtom = atom(0);

/**
 * The cache. Each session and each visit has a new one, because observers of a cleared cache would still show the old
 * record.
 */
export const portalQueryClientAtom = atom((get) => {
  get(generationAtom);
  get(visitAtom);
  return createQueryClient();
});

/** Clears a cache and its timers, which would otherwise hold the data for minutes. */
export function dropCache(client: QueryClient): void {
  // Calls and observers that end later would start the timers again.
  for (const query of client.getQueryCache().getAll()) query.gcTime = 0;
  client.clear();
}

/** Clears the cache of an unmounted portal. */
export const dropCacheAtom = atom(null, (get, set) => {
  dropCache(get(portalQueryClientAtom));
  set(visitAtom, (visit) => visit + 1);
});

export function isWorthRepeating(error: unknown): boolean {
  if (error instanceof ApiRefusal) return error.status >= 500 || error.status === 429;
  return error instanceof NetworkFailure;
}

/** Refetches data at an interval; a read that has never succeeded is repeated sooner, and its failure says when (c7). */
export function refetchEvery(intervalMs: number | false) {
  return ({ state }: Pick<Query, 'state'>): number | false => {
    const { data, status, error } = state;
    if (status !== 'error' || data !== undefined) return intervalMs;
    const next = isWorthRepeating(error) ? waitBeforeRepetition(state) : intervalMs;
    if (next && error instanceof PortalFailure) error.retryAt = performance.now() + next;
    return next;
  };
}

function waitBeforeRepetition({ error, errorUpdateCount, errorUpdatedAt }: Query['state']): number {
  const longest = Math.min(
    FIRST_READ_WAIT * 2 ** Math.max(0, errorUpdateCount - 1),
    LONGEST_FIRST_READ_WAIT,
  );
  // The milliseconds of the failure differ between portals, and all observers of a query get the same wait.
  const wait = Math.round(longest * (0.8 + ((errorUpdatedAt % 1_000) / 1_000) * 0.2));
  const retryAfterMs = error instanceof ApiRefusal ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(wait, Math.min(retryAfterMs, LONGEST_FIRST_READ_WAIT));
}

/** The delay before a retry: `Retry-After`, or exponential with jitter; at most 30 s. */
export function waitBeforeRetry(attempt: number, error: unknown): number {
  const retryAfter = error instanceof ApiRefusal ? error.retryAfterMs : null;
  const wait = retryAfter ?? 1_000 * 2 ** attempt * (0.5 + Math.random());
  return Math.min(wait, LONGEST_WAIT);
}

/**
 * Call it when the connection is restored, because React Query itself reacts only to `online` events. Old data is not
 * refetched, because too many requests could interrupt a slow connection again.
 */
export function refetchFailed(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) {
    if (query.state.status === 'error') query.onOnline();
  }
}

/**
 * Call it after the device slept or its clock was set. The age of all data is then unknown, so the data on the screen
 * is read at once (c30). The polled lists are not refetched here, because polling reads them.
 */
export function refetchShown(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ observers }) =>
      observers.every(({ options }) => options.refetchOnWindowFocus !== false),
  });
}

/** The atoms with data of queries, of which the store keeps the last value until they are read again. */
const dataAtomsAtom = atom(() => new Set<WeakRef<Atom<unknown>>>());

/** Reads these atoms again, so that the store holds nothing of a cache that was dropped. */
export const forgetDataAtom = atom(null, (get) => {
  for (const ref of get(dataAtomsAtom)) get(ref.deref() ?? dataAtomsAtom);
});

/** An atom with records of queries; a plain one would hold them after a sign-out. */
export function dataAtom<Data>(read: (get: Getter) => Data): Atom<Data> {
  const own: Atom<Data> = atom((get) => {
    get(dataAtomsAtom).add(ref);
    return read(get);
  });
  const ref = new WeakRef(own);
  return own;
}

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
    const lastAtom = atom(observer.getCurrentResult());
    const resultAtom = atom(
      (read) => read(lastAtom),
      (read, set, result: QueryObserverResult<Data>) => {
        const isFirst = read(lastAtom).data === undefined && result.data !== undefined;
        const show = () => set(lastAtom, result);
        if (isFirst) showScreen(read, show);
        else show();
      },
    );
    resultAtom.onMount = (set) => {
      const stop = observer.subscribe(notifyManager.batchCalls(set));
      // Apply changes that happened before the subscription.
      set(observer.getCurrentResult());
      return stop;
    };
    return resultAtom;
  });
  return dataAtom((get) => get(get(heldAtom)));
}

/** The cached data of a query, which is never requested here. */
export function cachedAtom<Data>(
  getOptions: (get: Getter) => QueryObserverOptions<Data, Error, Data, Data, readonly unknown[]>,
): Atom<Data | undefined> {
  const resultAtom = queryAtom<Data, readonly unknown[]>((get) => ({
    ...getOptions(get),
    enabled: false,
    notifyOnChangeProps: ['data'],
  }));
  return dataAtom((get) => get(resultAtom).data);
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
