import { hashKey, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/query-core';
import { afterPaint } from '../../../core/async/afterPaint';
import type { Connection } from '../../../core/connection/createConnection';
import { BOARD_REFRESH_MS, COUNT_REFRESH_MS, FRESH_MS, QUIET_REFRESH_MS } from '../constants';
import { POLLED, type Polled, polledKey } from './lists';
import type { OrderFeed } from './orderFeed';
import { polledOptions } from './polledOptions';
import { pollList } from './pollList';
import { watchReturn } from './watchReturn';

export interface PollingOptions {
  cache: QueryClient;
  restaurantId: string;
  feed: OrderFeed;
  connection: Pick<Connection, 'getState' | 'subscribe' | 'onDoubt'> | null;
  /** Time between two requests of the waiting list on a hidden page, in ms (c19). */
  hiddenWaitMs: () => number;
}

/** Keeps the lists that components use up to date. */
export interface Polling {
  /** A push arrived: reads what is shown, also on a hidden page. */
  refresh(): void;
  /** An order has moved between these lists: reads those that are used. */
  readMoved(lists: readonly Polled[]): void;
  /** `hiddenWaitMs` has changed. */
  schedule(): void;
  stop(): void;
}

type QueryAction = Extract<QueryCacheNotifyEvent, { type: 'updated' }>['action'];

/**
 * Polls by how a list is used: one with an enabled observer is shown, one with only disabled
 * observers is counted. Only a waiting list is read on a hidden page.
 */
export function startPolling(options: PollingOptions): Polling {
  const { cache, restaurantId, feed, connection, hiddenWaitMs } = options;
  const queries = cache.getQueryCache();
  const hashes = new Map<string, Polled>();
  /** Counts are read once the first list has been drawn. */
  let isDrawn = false;

  const find = (name: Polled) => queries.get(hashKey(polledKey(restaurantId, name)));
  const isShown = (name: Polled) => find(name)?.isActive() === true;

  function hasWaiting(): boolean {
    const orders = find('waiting')?.state.data;
    return Array.isArray(orders) && orders.length > 0;
  }

  function waitMs(name: Polled): number {
    if (!find(name)?.getObserversCount()) return Infinity;
    if (document.visibilityState === 'hidden') {
      return name === 'waiting' ? hiddenWaitMs() : Infinity;
    }
    if (!isShown(name)) return isDrawn ? COUNT_REFRESH_MS : Infinity;
    if (name === 'all') return COUNT_REFRESH_MS;
    return name === 'waiting' || hasWaiting() ? BOARD_REFRESH_MS : QUIET_REFRESH_MS;
  }

  const polls = POLLED.map((name) => {
    hashes.set(hashKey(polledKey(restaurantId, name)), name);
    return {
      name,
      ...pollList({
        cache,
        options: polledOptions(feed, restaurantId, name),
        requestedAt: () => feed.requestedAt(name),
        waitMs: () => waitMs(name),
      }),
    };
  });

  const schedule = () => {
    for (const poll of polls) poll.schedule();
  };
  const request = (since: number, names: readonly Polled[] = POLLED) => {
    for (const poll of polls) if (names.includes(poll.name)) poll.request(since);
  };
  const requestStale = () => request(Date.now() - FRESH_MS);
  const readMoved = (lists: readonly Polled[]) => request(Date.now(), lists);

  function onCacheEvent(event: QueryCacheNotifyEvent): void {
    const name = hashes.get(event.query.queryHash);
    if (!name || event.type === 'observerResultsUpdated') return;
    if (event.type === 'updated') onAction(name, event.action);
    // Whether orders wait decides about the others as well.
    schedule();
  }

  function onAction(name: Polled, action: QueryAction): void {
    const { type } = action;
    // Data that the portal sets itself say nothing of the marketplace.
    if (type === 'success' && action.manual) return;
    polls.find((poll) => poll.name === name)?.onAction(type);
    if (!isDrawn && (type === 'success' || type === 'error')) void afterPaint().then(onDrawn);
  }

  function onDrawn(): void {
    isDrawn = true;
    schedule();
  }

  const stops = [
    queries.subscribe(onCacheEvent),
    feed.listen(readMoved),
    watchReturn({ onReturn: requestStale, onLeave: schedule }),
    // One short call tells how the connection is.
    connection?.onDoubt(() => polls.find(({ name }) => isShown(name))?.request(Date.now())),
    connection?.subscribe(() => {
      if (connection.getState() === 'good') requestStale();
    }),
    ...polls.map(({ stop }) => stop),
  ];
  schedule();

  return {
    refresh: () =>
      request(
        Date.now(),
        POLLED.filter((name) => name !== 'all' && isShown(name)),
      ),
    readMoved,
    schedule,
    stop() {
      for (const stop of stops) stop?.();
    },
  };
}
