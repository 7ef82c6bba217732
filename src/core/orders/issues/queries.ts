import type { Query, QueryClient } from '@tanstack/query-core';
import type { Getter } from 'jotai';
import { hasCapabilityAtom } from '../../capabilities';
import { clockAtom } from '../../clock/state';
import { list } from '../../format/wireValues';
import { cachedAtom, queryAtom, refetchEvery } from '../../state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../state/services';
import { fetchIssues, fetchOpenIssues } from './api';
import { issueKeys } from './keys';
import type { IssuePage, OrderIssue } from './types';
import { toIssues } from './wire';

/** How often the open issues are read. */
const EVERY_MS = 20_000;
/** How often they are read if the changes of the orders have them too. */
const SELDOM_MS = 120_000;

/** How soon after its time an issue is read again, in ms. */
const SETTLED_AFTER_MS = 1_000;

interface Call {
  signal: AbortSignal;
}

function openOptions(get: Getter) {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const has = get(hasCapabilityAtom);
  const clock = get(clockAtom);
  const every = refetchEvery(has('orders.changes') ? SELDOM_MS : EVERY_MS);
  return {
    queryKey: issueKeys.open(restaurantId),
    queryFn: async ({ signal }: Call): Promise<readonly OrderIssue[]> =>
      (await fetchOpenIssues(api, restaurantId, { signal })).toSorted(byTimeLeft),
    enabled: restaurantId !== '' && has('orders.issues'),
    staleTime: EVERY_MS,
    refetchInterval: (query: Query<readonly OrderIssue[]>) => {
      const wait = every(query);
      const now = clock.now();
      // The list is sorted, so this is the issue whose time runs out next.
      const next = query.state.data?.find(({ expiresAt }) => (expiresAt ?? 0) > now)?.expiresAt;
      return wait && next ? Math.min(wait, next - now + SETTLED_AFTER_MS) : wait;
    },
    // An issue arrives and expires also while nobody looks at the page, where a retry would wait until somebody does.
    refetchIntervalInBackground: true,
    retry: false,
  };
}

/** The open issues, the one that expires first at the top. They are read as long as something shows them. */
export const openIssuesAtom = queryAtom<readonly OrderIssue[], readonly unknown[]>(openOptions);

/** The open issues if they are known without a call. */
export const knownOpenIssuesAtom = cachedAtom<readonly OrderIssue[]>(openOptions);

/** A page of the closed issues, newest first. Create this atom in `useMemo`. */
export function createClosedIssuesAtom(cursor: string | null, size = 25) {
  return queryAtom<IssuePage, readonly unknown[]>((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    const call = { restaurantId, state: 'closed', cursor, size } as const;
    return {
      queryKey: [...issueKeys.closed(restaurantId), cursor, size],
      queryFn: ({ signal }: Call) => fetchIssues(api, call, { signal }),
      enabled: restaurantId !== '' && get(hasCapabilityAtom)('orders.issues'),
      staleTime: EVERY_MS,
    };
  });
}

/** The issues of an order, open and closed. Create this atom in `useMemo`. */
export function createOrderIssuesAtom(orderId: string) {
  return queryAtom<readonly OrderIssue[], readonly unknown[]>((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      queryKey: issueKeys.ofOrder(restaurantId, orderId),
      queryFn: async ({ signal }: Call) =>
        (await fetchIssues(api, { restaurantId, orderId }, { signal })).issues,
      enabled: restaurantId !== '' && orderId !== '' && get(hasCapabilityAtom)('orders.issues'),
      staleTime: EVERY_MS,
    };
  });
}

/** Sorts the issue that expires first to the top, and those without a deadline to the end. */
export function byTimeLeft(one: OrderIssue, other: OrderIssue): number {
  const [left, right] = [one.expiresAt ?? Infinity, other.expiresAt ?? Infinity];
  if (left !== right) return left < right ? -1 : 1;
  return one.createdAt.localeCompare(other.createdAt);
}

/** Shows issues that a response contains besides the lists: the changes of the orders, or the answer to an answer. */
export function showIssues(
  cache: QueryClient,
  restaurantId: string,
  changed: readonly OrderIssue[],
): void {
  const byId = new Map(changed.map((issue) => [issue.id, issue]));
  const openKey = issueKeys.open(restaurantId);
  const open = cache.getQueryData<readonly OrderIssue[]>(openKey);
  if (open) {
    const others = open.filter(({ id }) => !byId.has(id));
    const still = [...byId.values()].filter(({ state }) => state === 'open');
    cache.setQueryData(openKey, [...others, ...still].toSorted(byTimeLeft));
  }
  for (const orderId of new Set(changed.map((issue) => issue.orderId))) {
    const key = issueKeys.ofOrder(restaurantId, orderId);
    const known = cache.getQueryData<readonly OrderIssue[]>(key);
    if (!known) continue;
    const ofOrder = changed.filter((issue) => issue.orderId === orderId);
    const isNew = ({ id }: OrderIssue) => !known.some((one) => one.id === id);
    cache.setQueryData(key, [
      ...ofOrder.filter(isNew),
      ...known.map((issue) => byId.get(issue.id) ?? issue),
    ]);
  }
}

/** Shows the issues in the changes of the orders (capability `orders.changes`); `null` if the changes start anew. */
export function showChangedIssues(
  cache: QueryClient,
  restaurantId: string,
  changed: unknown,
): void {
  const rows = changed === null ? null : list(changed);
  if (rows?.length === 0) return;
  // What has changed before the first cursor is in no changes.
  if (!rows) return void cache.invalidateQueries({ queryKey: issueKeys.all(restaurantId) });
  showIssues(cache, restaurantId, toIssues(rows));
  // A list that is being read may be older than the changes.
  const isReading = cache.isFetching({ queryKey: issueKeys.all(restaurantId) }) > 0;
  if (isReading) void cache.invalidateQueries({ queryKey: issueKeys.all(restaurantId) });
  else void cache.invalidateQueries({ queryKey: issueKeys.closed(restaurantId) });
}
