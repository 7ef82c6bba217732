import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import type { ApiClient } from '../../../core/api/types';
import { queryClientAtom } from '../../../core/state/queryClient';
import {
  apiAtom,
  generationAtom,
  restaurantIdAtom,
  servicesAtom,
} from '../../../core/state/services';
import { fetchAllRows, fetchOrderTotal, fetchRowsByStatus, fetchWaitingRows } from '../api';
import { showStatus } from '../orderCache';
import type { Order } from '../types';
import { type AppliedChange, openChangeChannel } from './changeChannel';
import { type LiveList, listOf, type Polled, polledKey } from './lists';
import { createOrderReader } from './readOrders';
import { createRecentChanges } from './recentChanges';

/** Reads the lists of one session and restaurant, and keeps them in step with applied changes. */
export interface OrderFeed {
  /** Names the locks and channels that the tabs of this session share. */
  scope: string;
  read(list: LiveList, signal: AbortSignal): Promise<readonly Order[]>;
  readTotal(signal: AbortSignal): Promise<number | null>;
  /** When the last request was made that was not dropped, in epoch ms; 0 without one. */
  requestedAt(name: Polled): number;
  /** Shows a change that was applied in this tab, and tells the other tabs of it. */
  applied(change: AppliedChange & { minutes?: number | undefined }): Promise<void>;
  /**
   * Calls back once a change that another tab applied is shown here, with the lists between which
   * the order moved; returns how to stop.
   */
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
  let post: (change: AppliedChange) => void = () => {};

  const requestedAt = (name: Polled) => {
    const at = requests.get(name) ?? 0;
    // After the clock was set back, a time in the future would stop all polling.
    return at > Date.now() ? 0 : at;
  };

  async function fetchOrders(list: LiveList, signal: AbortSignal): Promise<readonly Order[]> {
    const old = cache.getQueryData<readonly Order[]>(polledKey(restaurantId, list));
    if (list !== 'all') {
      const rows = await (list === 'waiting'
        ? fetchWaitingRows(api, restaurantId, signal)
        : fetchRowsByStatus(api, restaurantId, list, signal));
      return reader.read(rows, old);
    }
    const collector = reader.collect(old);
    await fetchAllRows(api, restaurantId, collector.push, signal);
    return collector.orders();
  }

  return {
    scope,
    requestedAt,
    async read(list, signal) {
      requests.set(list, Date.now());
      // A change has dropped it, so the list is due again at once.
      signal.addEventListener('abort', () => requests.delete(list), { once: true });
      return recent.correct(list, await fetchOrders(list, signal));
    },
    readTotal(signal) {
      requests.set('total', Date.now());
      return fetchOrderTotal(api, restaurantId, signal);
    },
    async applied({ minutes, ...change }) {
      post(change);
      recent.add(change, await showStatus(cache, restaurantId, { ...change, minutes }));
    },
    listen(onChange) {
      const channel = openChangeChannel(`vendor-portal:changes:${scope}`, (change) => {
        void showStatus(cache, restaurantId, change).then((moved) => {
          recent.add(change, moved);
          onChange([moved?.from, listOf(change.status)].filter((list) => list !== undefined));
        });
      });
      post = channel.post;
      return () => {
        post = () => {};
        channel.close();
      };
    },
  };
}

/** The lists of the present session and restaurant. */
export const orderFeedAtom = atom((get) => {
  get(generationAtom);
  const restaurantId = get(restaurantIdAtom);
  const session = get(servicesAtom).session.scope();
  const scope = session && restaurantId ? `${session}-${restaurantId}` : '';
  return createOrderFeed({ api: get(apiAtom), cache: get(queryClientAtom), restaurantId, scope });
});
