import type { QueryClient } from '@tanstack/query-core';
import type { Connection } from '../../../core/connection/createConnection';
import { FRESH_MS } from '../constants';
import { LIVE_LISTS } from './lists';
import type { OrderFeed } from './orderFeed';
import { pollList } from './pollList';
import { watchReturn } from './watchReturn';

export interface PollingOptions {
  cache: QueryClient;
  restaurantId: string;
  feed: OrderFeed;
  connection: Pick<Connection, 'getState' | 'subscribe' | 'onDoubt'> | null;
}

/** Keeps the lists of orders that screens show up to date. */
export interface Polling {
  /** Something happened: what is shown is read anew, also on a hidden page. */
  refresh(): void;
  stop(): void;
}

export function startPolling({ connection, ...options }: PollingOptions): Polling {
  const lists = LIVE_LISTS.map((list) => pollList({ ...options, list }));
  const want = (askedSince: number) => {
    for (const list of lists) list.want(askedSince);
  };
  const wantFresh = () => want(Date.now() - FRESH_MS);
  const stops = [
    options.feed.start(),
    watchReturn({
      onReturn: wantFresh,
      onLeave: () => {
        for (const list of lists) list.schedule();
      },
    }),
    // One short call will tell.
    connection?.onDoubt(() => lists[0]?.want(Date.now())),
    connection?.subscribe(() => {
      if (connection.getState() === 'good') wantFresh();
    }),
    ...lists.map(({ stop }) => stop),
  ];
  return {
    refresh() {
      options.feed.hearNews();
      want(Date.now());
    },
    stop() {
      for (const stop of stops) stop?.();
    },
  };
}
