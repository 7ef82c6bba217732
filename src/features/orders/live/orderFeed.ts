import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { ApiRefusal } from '../../../core/api/errors';
import type { ApiClient } from '../../../core/api/types';
import { hasCapabilityAtom } from '../../../core/capabilities';
import type { Capability } from '../../../core/contracts';
import { isWire } from '../../../core/format/wireValues';
import { queryClientAtom } from '../../../core/state/queryClient';
import {
  apiAtom,
  generationAtom,
  restaurantIdAtom,
  servicesAtom,
} from '../../../core/state/services';
import {
  fetchAllRows,
  fetchOrderChanges,
  fetchOrderTotal,
  fetchRowsByStatus,
  fetchWaitingRows,
} from '../api';
import { type Order, ORDER_STATUSES } from '../types';
import { LIVE_LISTS, type LiveList, listOf, type Polled, polledKey } from './lists';
import { showStatus } from './orderCache';
import { createChangeLog } from './orderChanges';
import { createOrderPages, type OrderPages } from './orderPages';
import { createOrderReader } from './readOrders';
import { type AppliedChange, createRecentChanges } from './recentChanges';

const MAX_ID_LENGTH = 200;

/** Reads the lists of one session and restaurant and applies changes to them. */
export interface OrderFeed {
  /** Part of the names of the locks and channels that the tabs of this session share. */
  scope: string;
  read(list: LiveList, signal: AbortSignal): Promise<readonly Order[]>;
  readTotal(signal: AbortSignal): Promise<number | null>;
  /** Reads what changed, and shows it in the lists; `null` without the capability. */
  readChanges: ((signal: AbortSignal) => Promise<string>) | null;
  /** Whether the changes keep a list up to date, so that it need not be read again. */
  isCovered(name: Polled): boolean;
  /** Loads more of all orders; `null` where they are loaded at once. */
  readMore: OrderPages['readMore'] | null;
  /** Time of the last request that was not cancelled, in epoch ms; 0 if there is none. */
  requestedAt(name: Polled): number;
  /** Shows a change that this tab made, and sends it to the other tabs. */
  applied(change: AppliedChange & { minutes?: number | undefined }): Promise<void>;
  /** Shows the changes of other tabs; `onChange` gets the lists that an order left and entered. */
  listen(onChange: (lists: readonly LiveList[]) => void): () => void;
}

interface FeedOptions {
  api: ApiClient;
  cache: QueryClient;
  restaurantId: string;
  scope: string;
  hasCapability?: ((name: Capability) => boolean) | undefined;
}

export function createOrderFeed(options: FeedOptions): OrderFeed {
  const { api, cache, restaurantId, scope, hasCapability } = options;
  const requests = new Map<Polled, number>();
  /** Time of the request that the cached data of a list answers. */
  const answered = new Map<Polled, number>();
  const recent = createRecentChanges();
  const reader = createOrderReader();
  const log = createChangeLog(cache, restaurantId);
  const pages = hasCapability?.('history.pages')
    ? createOrderPages({ api, cache, restaurantId, reader })
    : null;
  let cursor: string | null = null;
  /** The changes of lists that were requested from then on are known. */
  let coveredSince = Infinity;
  /** Time of the cursor that the known changes begin with, in epoch ms. */
  let startedAt = Infinity;
  let channel: BroadcastChannel | undefined;

  /** Only a list on a visible screen shows that its poll has failed. */
  function isUnseen(list: LiveList): boolean {
    const query = cache.getQueryCache().find({ queryKey: polledKey(restaurantId, list) });
    return !query?.isActive() || document.visibilityState === 'hidden';
  }

  async function fetchOrders(list: LiveList, signal: AbortSignal): Promise<readonly Order[]> {
    const old = cache.getQueryData<readonly Order[]>(polledKey(restaurantId, list));
    const call = { signal, isQuiet: isUnseen(list) };
    if (list !== 'all') {
      const rows = await (list === 'waiting'
        ? fetchWaitingRows(api, restaurantId, call)
        : fetchRowsByStatus(api, restaurantId, list, call));
      return reader.read(rows, old);
    }
    if (pages) return pages.readNewest(call);
    const collector = reader.collect(old);
    await fetchAllRows(api, restaurantId, collector.push, call);
    return collector.orders();
  }

  function began(name: Polled, signal: AbortSignal): number {
    const now = Date.now();
    requests.set(name, now);
    // A cancelled request does not count, so the list is due at once.
    signal.addEventListener('abort', () => requests.delete(name), { once: true });
    return now;
  }

  function requestedAt(name: Polled): number {
    const at = requests.get(name) ?? 0;
    // If the clock was set back, a time in the future would stop all polling.
    return at > Date.now() ? 0 : at;
  }

  function isCovered(name: Polled): boolean {
    const at = answered.get(name) ?? 0;
    // Nothing but the number of all orders has to be read again after a change.
    return at > coveredSince && (name !== 'total' || at > log.changedAt());
  }

  async function readChanges(signal: AbortSignal): Promise<string> {
    const at = began('changes', signal);
    const call = { signal, isQuiet: true };
    try {
      const since = cursor;
      const found = await fetchOrderChanges(api, restaurantId, since, call);
      const rows = recent.correct('all', await reader.read(found.rows, cachedOrders()), at);
      signal.throwIfAborted();
      cursor = found.cursor;
      if (since === null) startedAt = Date.now();
      coveredSince = startedAt;
      const changed = new Map<string, Order | null>(rows.map((order) => [order.id, order]));
      for (const id of found.gone) changed.set(id, null);
      log.apply(changed, LIVE_LISTS.filter(isCovered));
      return cursor;
    } catch (error) {
      // The lists are read again until the changes are known.
      if (!signal.aborted) coveredSince = Infinity;
      const isUnknown = cursor !== null && error instanceof ApiRefusal && error.status === 410;
      if (!isUnknown) throw error;
      cursor = null;
      return readChanges(signal);
    }
  }

  function cachedOrders(): readonly Order[] {
    return LIVE_LISTS.flatMap(
      (list) => cache.getQueryData<readonly Order[]>(polledKey(restaurantId, list)) ?? [],
    );
  }

  return {
    scope,
    requestedAt,
    isCovered,
    readChanges: hasCapability?.('orders.changes') ? readChanges : null,
    readMore: pages && pages.readMore,
    async read(list, signal) {
      const at = began(list, signal);
      const orders = await fetchOrders(list, signal);
      if (!signal.aborted) answered.set(list, at);
      return recent.correct(list, log.complete(list, orders, at), at);
    },
    async readTotal(signal) {
      const at = began('total', signal);
      const total = await fetchOrderTotal(api, restaurantId, { signal, isQuiet: true });
      if (!signal.aborted) answered.set('total', at);
      return total;
    },
    async applied({ minutes, ...change }) {
      channel?.postMessage(change);
      recent.add(change, await showStatus(cache, restaurantId, { ...change, minutes }));
    },
    listen(onChange) {
      if (typeof BroadcastChannel === 'undefined') return () => {};
      const opened = new BroadcastChannel(`vendor-portal:changes:${scope}`);
      opened.onmessage = async ({ data }: MessageEvent<unknown>) => {
        const change = toChange(data);
        if (!change) return;
        const moved = await showStatus(cache, restaurantId, change);
        recent.add(change, moved);
        onChange([moved?.from, listOf(change.status)].filter((list) => list !== undefined));
      };
      channel = opened;
      return () => {
        channel = undefined;
        opened.close();
      };
    },
  };
}

/** Validates a message: any script of the origin can post to the channel. */
function toChange(data: unknown): AppliedChange | null {
  if (!isWire(data)) return null;
  const { id, at } = data;
  const isId = typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH;
  const isTime = typeof at === 'number' && at > 0 && at <= Date.now() + 1_000;
  const status = ORDER_STATUSES.find((one) => one === data.status);
  return isId && isTime && status ? { id, status, at } : null;
}

/** The feed of the current session and restaurant. */
export const orderFeedAtom = atom((get) => {
  get(generationAtom);
  const restaurantId = get(restaurantIdAtom);
  const session = get(servicesAtom).session.scope();
  const scope = session && restaurantId ? `${session}-${restaurantId}` : '';
  return createOrderFeed({
    api: get(apiAtom),
    cache: get(queryClientAtom),
    restaurantId,
    scope,
    hasCapability: get(hasCapabilityAtom),
  });
});
