import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { isGone } from '../../../core/api/cursors';
import type { ApiClient } from '../../../core/api/types';
import { within } from '../../../core/async/within';
import { hasCapabilityAtom } from '../../../core/capabilities';
import type { Capability } from '../../../core/contracts';
import { isWire, type Wire } from '../../../core/format/wireValues';
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
import { type OrderChanges, toOrderChanges } from '../wire';
import { LIVE_LISTS, type LiveList, listOf, type Polled, polledKey } from './lists';
import { showStatus } from './orderCache';
import { createChangeLog } from './orderChanges';
import { createOrderPages, type OrderPages } from './orderPages';
import { createOrderReader } from './readOrders';
import { type AppliedChange, createRecentChanges } from './recentChanges';

const MAX_ID_LENGTH = 200;
/** Longest delay of the lists by the first cursor, in ms. */
const CURSOR_AHEAD_MS = 2_000;

/** Reads the lists of one session and restaurant and applies changes to them. */
export interface OrderFeed {
  /** Part of the names of the locks and channels that the tabs of this session share. */
  scope: string;
  read(list: LiveList, signal: AbortSignal): Promise<readonly Order[]>;
  readTotal(signal: AbortSignal): Promise<number | null>;
  /** What changed since a cursor; `null` without the capability. */
  changes: ChangeFeed | null;
  /** Whether the changes keep a list up to date, so that it need not be read again. */
  isCovered(name: Polled): boolean;
  /** Loads more of all orders; `null` where they are loaded at once. */
  readMore: OrderPages['readMore'] | null;
  /** Time of the last request that was not cancelled, in epoch ms; 0 if there is none. */
  requestedAt(name: Polled): number;
  /** Whether an order is shown as it was before its change: it has moved, but is not painted yet. */
  isOutdated(order: Order): boolean;
  /** Shows a change that this tab made, and sends it to the other tabs. */
  applied(change: AppliedChange & { minutes?: number | undefined }): Promise<void>;
  /** Shows the changes of other tabs; `onChange` gets the lists that an order left and entered. */
  listen(onChange: (lists: readonly LiveList[]) => void): () => void;
}

/** Changes that are read, or come through a stream. */
export interface ChangeFeed {
  /** Reads what changed, and shows it in the lists. */
  read(signal: AbortSignal): Promise<string>;
  /** Shows an event of a stream. */
  show(wire: Wire): Promise<void>;
  /** The stream is alive: what it has not reported has not changed. */
  confirm(): void;
  /** `null` before the first answer. */
  cursor(): string | null;
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
  /** The request that the cached data of a list answers. */
  const answered = new Map<Polled, { at: number; series: number }>();
  const recent = createRecentChanges();
  const reader = createOrderReader();
  const log = createChangeLog(cache, restaurantId);
  const pages = hasCapability?.('history.pages')
    ? createOrderPages({ api, cache, restaurantId, reader })
    : null;
  let cursor: string | null = null;
  /** Counts the first cursors; a list that was requested after one has its changes reported. */
  let series = 0;
  /** Whether the changes are known until now. */
  let isCurrent = false;
  /** Counts the events of the stream. */
  let shown = 0;
  let onFirstAnswer = () => {};
  const firstAnswer = new Promise<void>((resolve) => {
    onFirstAnswer = resolve;
  });
  const hasChanges = hasCapability?.('orders.changes') === true;
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
    const last = answered.get(name);
    if (!isCurrent || !last || last.series !== series) return false;
    // Nothing but the number of all orders has to be read again after a change.
    return name !== 'total' || last.at > log.changedAt();
  }

  async function readChanges(signal: AbortSignal): Promise<string> {
    const at = began('changes', signal);
    try {
      const [since, shownBefore] = [cursor, shown];
      const found = await fetchOrderChanges(api, restaurantId, since, { signal, isQuiet: true });
      signal.throwIfAborted();
      // Of two answers the stream's is newer, and it has the changes of the other one too.
      if (shown !== shownBefore && cursor) return cursor;
      if (since === null) series += 1;
      await showChanges(found, at, signal);
      return found.cursor;
    } catch (error) {
      // The lists are read again until the changes are known.
      if (!signal.aborted) isCurrent = false;
      if (cursor === null || !isGone(error)) throw error;
      cursor = null;
      return readChanges(signal);
    } finally {
      onFirstAnswer();
    }
  }

  async function showChanges(found: OrderChanges, at: number, signal?: AbortSignal): Promise<void> {
    const rows = recent.correct('all', await reader.read(found.rows, cachedOrders()), at);
    signal?.throwIfAborted();
    const changed = new Map<string, Order | null>(rows.map((order) => [order.id, order]));
    for (const id of found.gone) changed.set(id, null);
    cursor = found.cursor;
    isCurrent = true;
    log.apply(changed, LIVE_LISTS.filter(isCovered));
  }

  const changes: ChangeFeed = {
    read: readChanges,
    cursor: () => cursor,
    async show(wire) {
      shown += 1;
      await showChanges(toOrderChanges(wire), Date.now());
    },
    confirm() {
      if (!cursor) return;
      isCurrent = true;
      log.apply(new Map(), LIVE_LISTS.filter(isCovered));
    },
  };

  function cachedOrders(): readonly Order[] {
    return LIVE_LISTS.flatMap(
      (list) => cache.getQueryData<readonly Order[]>(polledKey(restaurantId, list)) ?? [],
    );
  }

  return {
    scope,
    requestedAt,
    isCovered,
    isOutdated: recent.isOutdated,
    changes: hasChanges ? changes : null,
    readMore: pages && pages.readMore,
    async read(list, signal) {
      // A list that is read before the first cursor would have to be read again.
      if (hasChanges) await within(signal, CURSOR_AHEAD_MS, () => firstAnswer).catch(() => {});
      signal.throwIfAborted();
      const [at, readIn] = [began(list, signal), series];
      const orders = await fetchOrders(list, signal);
      if (!signal.aborted) answered.set(list, { at, series: readIn });
      return recent.correct(list, log.complete(list, orders, at), at);
    },
    async readTotal(signal) {
      const [at, readIn] = [began('total', signal), series];
      const total = await fetchOrderTotal(api, restaurantId, { signal, isQuiet: true });
      if (!signal.aborted) answered.set('total', { at, series: readIn });
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
