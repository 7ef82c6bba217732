import { hashKey, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/query-core';
import {
  ALL_REFRESH_MS,
  BOARD_REFRESH_MS,
  LONGEST_WAIT_MS,
  OTHER_TAB_MS,
  QUIET_REFRESH_MS,
  SAME_NEWS_MS,
} from '../constants';
import { type LiveList, liveKey } from './lists';
import { inTurn } from './locks';
import type { OrderFeed } from './orderFeed';

export interface ListPollingOptions {
  cache: QueryClient;
  restaurantId: string;
  feed: OrderFeed;
  list: LiveList;
}

export interface ListPolling {
  /** Reads the list, if a screen shows it, unless it was asked for at this time or later. */
  want(askedSince: number): void;
  /** The page was hidden or shown. */
  schedule(): void;
  stop(): void;
}

/**
 * Reads a list that is shown when it is due, in one tab at a time: whoever read it last goes on
 * reading it, the other tabs are given its answers and step in when one is late. A hidden page
 * reads nothing by itself.
 */
export function pollList({ cache, restaurantId, feed, list }: ListPollingOptions): ListPolling {
  const life = new AbortController();
  const queries = cache.getQueryCache();
  const queryKey = liveKey(restaurantId, list);
  const own = hashKey(queryKey);
  const waiting = hashKey(liveKey(restaurantId, 'waiting'));
  const backOff = createBackOff();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  /** An answer to a question asked before is not good enough. */
  let wanted = 0;

  function usualWait(): number {
    if (list === 'all') return ALL_REFRESH_MS;
    const orders = queries.get(waiting)?.state.data;
    const isBusy = Array.isArray(orders) && orders.length > 0;
    return isBusy ? BOARD_REFRESH_MS : QUIET_REFRESH_MS;
  }

  /** When the list has to be read: `Infinity` while it is not shown, or is being read. */
  function dueAt(): number {
    const query = queries.get(own);
    if (!query?.isActive()) return Number.POSITIVE_INFINITY;
    const { dataUpdatedAt, errorUpdatedAt, fetchStatus } = query.state;
    if (fetchStatus === 'fetching') return Number.POSITIVE_INFINITY;
    if (backOff.wait() > 0) return errorUpdatedAt + backOff.wait();
    const wait = usualWait();
    // A list is as old as its question; but a slow marketplace is left alone for half the time.
    const due = Math.max(feed.askedAt(list) + wait, dataUpdatedAt + wait / 2);
    return due + (feed.isOwn(list) ? 0 : OTHER_TAB_MS);
  }

  function isWanted(): boolean {
    // Another tab has heard the same news: what it asked a moment ago, because of it, will do.
    const since = feed.isTheirNews(list) ? wanted - SAME_NEWS_MS : wanted;
    return queries.get(own)?.isActive() === true && feed.askedAt(list) < since;
  }

  function schedule(): void {
    clearTimeout(timer);
    if (life.signal.aborted || isReading || document.visibilityState === 'hidden') return;
    const due = dueAt();
    if (Number.isFinite(due)) timer = setTimeout(read, Math.max(0, due - Date.now()));
  }

  function read(): void {
    if (isReading || life.signal.aborted) return;
    isReading = true;
    clearTimeout(timer);
    void takeTurn().finally(() => {
      isReading = false;
      // Somebody asked for more while this was under way.
      if (isWanted()) read();
      else schedule();
    });
  }

  async function takeTurn(): Promise<void> {
    const startedAt = Date.now();
    await inTurn(`vendor-portal:turn:${feed.scope}:${list}`, life.signal, async () => {
      if (isWanted() || dueAt() <= Date.now()) await refetch();
      // That was the answer to an older question, under way already.
      if (isWanted() && wanted <= startedAt && backOff.wait() === 0) await refetch();
    });
    // Also when it failed: the next reading is then a matter of time.
    if (wanted <= startedAt) wanted = 0;
  }

  const refetch = () =>
    cache.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false });

  function onCacheEvent(event: QueryCacheNotifyEvent): void {
    const { queryHash } = event.query;
    if (queryHash !== own && queryHash !== waiting) return;
    if (event.type === 'updated' && queryHash === own) backOff.onAction(event.action.type);
    schedule();
  }

  const stopListening = queries.subscribe(onCacheEvent);
  schedule();

  return {
    want(askedSince) {
      wanted = Math.max(wanted, askedSince);
      if (isWanted()) read();
      else schedule();
    },
    schedule,
    stop() {
      life.abort();
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Waits longer after every failure, and as usual after the next answer. */
function createBackOff() {
  let failures = 0;
  let wait = 0;
  return {
    wait: () => wait,
    onAction(action: string): void {
      if (action === 'success') failures = wait = 0;
      if (action !== 'error') return;
      failures += 1;
      // Portals that lost one server must not all come back in the same moment.
      const share = 0.8 + Math.random() * 0.2;
      wait = Math.round(share * Math.min(BOARD_REFRESH_MS * 2 ** (failures - 1), LONGEST_WAIT_MS));
    },
  };
}
