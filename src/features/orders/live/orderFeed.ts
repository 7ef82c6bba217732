import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import type { ApiClient } from '../../../core/api/types';
import { isWire } from '../../../core/format/wireValues';
import { queryClientAtom } from '../../../core/state/queryClient';
import {
  apiAtom,
  generationAtom,
  restaurantIdAtom,
  servicesAtom,
} from '../../../core/state/services';
import { fetchAllRows, fetchOrderTotal, fetchRowsByStatus, fetchWaitingRows } from '../api';
import { type Order, ORDER_STATUSES } from '../types';
import { type LiveList, listOf, type Polled, polledKey } from './lists';
import { showStatus } from './orderCache';
import { createOrderReader } from './readOrders';
import { type AppliedChange, createRecentChanges } from './recentChanges';

const MAX_ID_LENGTH = 200;

/** Reads the lists of one session and restaurant and applies changes to them. */
export interface OrderFeed {
  /** Part of the names of the locks and channels that the tabs of this session share. */
  scope: string;
  read(list: LiveList, signal: AbortSignal): Promise<readonly Order[]>;
  readTotal(signal: AbortSignal): Promise<number | null>;
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
}

export function createOrderFeed({ api, cache, restaurantId, scope }: FeedOptions): OrderFeed {
  const requests = new Map<Polled, number>();
  const recent = createRecentChanges();
  const reader = createOrderReader();
  let channel: BroadcastChannel | undefined;

  /** Only a list on a visible screen shows that its poll has failed. */
  function isUnseen(list: LiveList): boolean {
    const query = cache.getQueryCache().find({ queryKey: polledKey(restaurantId, list) });
    return !query?.isActive() || document.visibilityState === 'hidden';
  }

  async function fetchOrders(list: LiveList, signal: AbortSignal): Promise<readonly Order[]> {
    const old = cache.getQueryData<readonly Order[]>(polledKey(restaurantId, list));
    const options = { signal, isQuiet: isUnseen(list) };
    if (list !== 'all') {
      const rows = await (list === 'waiting'
        ? fetchWaitingRows(api, restaurantId, options)
        : fetchRowsByStatus(api, restaurantId, list, options));
      return reader.read(rows, old);
    }
    const collector = reader.collect(old);
    await fetchAllRows(api, restaurantId, collector.push, options);
    return collector.orders();
  }

  function began(name: Polled, signal: AbortSignal): number {
    const now = Date.now();
    requests.set(name, now);
    // A cancelled request does not count, so the list is due at once.
    signal.addEventListener('abort', () => requests.delete(name), { once: true });
    return now;
  }

  return {
    scope,
    requestedAt(name) {
      const at = requests.get(name) ?? 0;
      // If the clock was set back, a time in the future would stop all polling.
      return at > Date.now() ? 0 : at;
    },
    async read(list, signal) {
      const requestedAt = began(list, signal);
      return recent.correct(list, await fetchOrders(list, signal), requestedAt);
    },
    readTotal(signal) {
      began('total', signal);
      return fetchOrderTotal(api, restaurantId, { signal, isQuiet: true });
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
  return createOrderFeed({ api: get(apiAtom), cache: get(queryClientAtom), restaurantId, scope });
});
