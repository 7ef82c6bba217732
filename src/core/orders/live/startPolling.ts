import {
  CancelledError,
  hashKey,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/query-core';
import { afterPaint } from '../../async/afterPaint';
import { yieldToBackground } from '../../async/yieldToMain';
import type { Clock } from '../../clock/createClock';
import type { Connection } from '../../connection/createConnection';
import type { OpenStream } from '../../push/serverPush';
import { POLLED, type Polled, polledKey } from '../keys';
import type { ChangeStream, ChangeStreamOptions } from './changeStream';
import { keepLatestSteps } from './orderCache';
import type { OrderFeed } from './orderFeed';
import {
  COUNT_REFRESH_MS,
  createPoller,
  FRESH_MS,
  type Poller,
  type PollerOptions,
  WAITING_REFRESH_MS,
} from './poll/createPoller';
import { watchReturn } from './poll/watchReturn';
import { polledOptions } from './queries';

/** Intervals of any other list that is shown, in ms: if orders are waiting, and if none are (c19). */
const SHOWN_REFRESH_MS = 10_000;
const QUIET_REFRESH_MS = 30_000;
/** Interval of the large list of all orders, in ms (c19). */
const ALL_REFRESH_MS = 60_000;
/** Interval at which a list is read in full while its changes are polled or streamed, in ms (c28). */
const FULL_WAITING_MS = 60_000;
const FULL_WAITING_UNSEEN_MS = 120_000;
export const FULL_LIST_MS = 600_000;

interface PollingOptions {
  cache: QueryClient;
  clock: Pick<Clock, 'elapsed' | 'onWakeUp'>;
  restaurantId: string;
  feed: OrderFeed;
  connection: Pick<Connection, 'getState' | 'subscribe' | 'onDoubt'> | null;
  /** Polling interval of the waiting list on a hidden page, in ms (c19). */
  hiddenWaitMs: () => number;
  /** The same interval for the list of orders in preparation, which automatic printing needs. */
  hiddenPreparingMs?: () => number;
  /** Opens the stream of the changes; if absent, the changes are only polled. */
  openStream?: OpenStream;
}

export interface Polling {
  /** Fetches the lists on the screen, even if the page is hidden. Call it after a push message. */
  refresh(): void;
  /**
   * Fetches those of `lists` that are in use, unless they were requested within `maxAgeMs`. Call it without an age after
   * an order has moved between lists.
   */
  readMoved(lists: readonly Polled[], maxAgeMs?: number): void;
  /** Call it when `hiddenWaitMs` has changed. */
  schedule(): void;
  stop(): void;
}

/** Longest delay of a timer. A longer wait ends only when something requests the list. */
const ON_REQUEST_MS = 2 ** 31 - 1;

type QueryAction = Extract<QueryCacheNotifyEvent, { type: 'updated' }>['action'];

/**
 * Polls the lists that are in use. An enabled observer means that the list is on the screen; if all observers are
 * disabled, only its count is shown. On a hidden page, only the waiting list and the list for automatic printing are
 * polled. With the capability `orders.changes`, the changes are polled instead of the lists that they cover. The
 * changes are not polled while a visible page has the stream. A covered list is still read from time to time, because a
 * backend may leave out an order (c28).
 */
export function startPolling(options: PollingOptions): Polling {
  const { cache, clock, restaurantId, feed, connection, hiddenWaitMs } = options;
  const { hiddenPreparingMs = () => Infinity, openStream } = options;
  const queries = cache.getQueryCache();
  /** Whether the first list is painted. Counts are fetched only after the first list. */
  let isPainted = false;

  const find = (name: Polled) => queries.get(hashKey(polledKey(restaurantId, name)));
  const isShown = (name: Polled) => find(name)?.isActive() === true;

  function hasWaiting(): boolean {
    const orders = find('waiting')?.state.data;
    return Array.isArray(orders) && orders.length > 0;
  }

  function waitMs(name: Polled): number {
    if (name === 'changes') {
      const wait = feed.changes
        ? POLLED.map(listWaitMs).reduce((one, other) => Math.min(one, other))
        : Infinity;
      return stream?.isOpen() ? Math.max(wait, ON_REQUEST_MS) : wait;
    }
    return feed.isCovered(name) ? Math.max(listWaitMs(name), fullWaitMs(name)) : listWaitMs(name);
  }

  /** Whether a list is read on request. A covered list is not, because the changes contain everything that it lacks. */
  function isOnRequest(name: Polled): boolean {
    return !feed.isCovered(name) && Number.isFinite(waitMs(name));
  }

  function listWaitMs(name: Polled): number {
    if (!find(name)?.getObserversCount()) return Infinity;
    if (document.visibilityState === 'hidden') {
      if (name === 'waiting') return hiddenWaitMs();
      return name === 'cooking' ? hiddenPreparingMs() : Infinity;
    }
    if (!isShown(name)) return isPainted ? COUNT_REFRESH_MS : Infinity;
    if (name === 'waiting') return WAITING_REFRESH_MS;
    if (name === 'all') return ALL_REFRESH_MS;
    return hasWaiting() ? SHOWN_REFRESH_MS : QUIET_REFRESH_MS;
  }

  /** The interval at which a covered list is read in full (c28). */
  function fullWaitMs(name: Polled): number {
    if (name === 'all' || name === 'total' || name === 'changes') return Infinity;
    if (name !== 'waiting') return FULL_LIST_MS;
    const isSeen = isShown(name) && document.visibilityState === 'visible';
    return isSeen ? FULL_WAITING_MS : FULL_WAITING_UNSEEN_MS;
  }

  let stream: ChangeStream | null = null;
  let isStopped = false;

  const polls = POLLED.map((name) => ({
    name,
    hash: hashKey(polledKey(restaurantId, name)),
    ...pollList({
      cache,
      clock,
      options: polledOptions(feed, restaurantId, name),
      requestedAt: () => feed.requestedAt(name),
      waitMs: () => waitMs(name),
      isOnRequest: () => isOnRequest(name),
    }),
  }));

  const schedule = () => {
    for (const poll of polls) poll.schedule();
  };
  const request = (since: number, names: readonly Polled[] = POLLED) => {
    for (const poll of polls) {
      if (poll.name === 'changes' || names.includes(poll.name)) poll.request(since);
    }
  };
  /** The lists on the screen first: each request takes a slow phone 10 ms, in which it shows no new order. */
  const requestStale = async () => {
    const since = clock.elapsed() - FRESH_MS;
    request(since, POLLED.filter(isShown));
    await yieldToBackground();
    if (!isStopped) request(since);
  };
  const readMoved = (lists: readonly Polled[], maxAgeMs = 0) =>
    request(clock.elapsed() - maxAgeMs, lists);

  function onCacheEvent(event: QueryCacheNotifyEvent): void {
    const poll = polls.find(({ hash }) => hash === event.query.queryHash);
    if (!poll || event.type === 'observerResultsUpdated') return;
    if (event.type === 'updated') onAction(poll, event.action);
    // The intervals of all lists depend on whether orders are waiting.
    schedule();
  }

  function onAction(poll: ListPolling, action: QueryAction): void {
    const { type } = action;
    // Ignore data that the portal wrote itself.
    if (type === 'success' && action.manual) return;
    poll.onAction(type);
    stream?.update();
    if (type === 'success') keepLatestSteps(cache, restaurantId);
    if (!isPainted && (type === 'success' || type === 'error')) void afterPaint().then(onPainted);
  }

  function onPainted(): void {
    isPainted = true;
    schedule();
  }

  async function startStream(streamed: ChangeStreamOptions): Promise<void> {
    const { createChangeStream } = await import('./changeStream');
    if (isStopped) return;
    stream = createChangeStream(streamed);
    stream.update();
  }

  const stops = [
    queries.subscribe(onCacheEvent),
    feed.listen(readMoved),
    // Ignore a request from before the jump of the clock, even if it seems recent.
    clock.onWakeUp(() => request(clock.elapsed())),
    watchReturn({
      onReturn() {
        stream?.update();
        void requestStale();
      },
      onLeave() {
        stream?.update();
        schedule();
      },
    }),
    // Check the connection with one short request.
    connection?.onDoubt(() => {
      const shown = POLLED.find(isShown);
      const asked = shown && feed.isCovered(shown) ? 'changes' : shown;
      polls.find(({ name }) => name === asked)?.request(clock.elapsed());
    }),
    connection?.subscribe(() => {
      if (connection.getState() === 'good') void requestStale();
    }),
    ...polls.map(({ stop }) => stop),
    () => {
      isStopped = true;
      stream?.stop();
    },
  ];
  const changes = polledOptions(feed, restaurantId, 'changes');
  if (feed.changes) {
    queries.build<unknown, Error>(cache, { ...changes });
    const onEnd = () => request(clock.elapsed(), []);
    const streamed = { changes: feed.changes, restaurantId, onOpen: schedule, onEnd };
    // If the code of the stream cannot be loaded, the changes are polled.
    if (openStream) startStream({ ...streamed, openStream }).catch(() => {});
  }
  schedule();

  return {
    refresh: () =>
      request(
        clock.elapsed(),
        POLLED.filter((name) => name !== 'all' && isShown(name)),
      ),
    readMoved,
    schedule,
    stop() {
      for (const stop of stops) stop?.();
    },
  };
}

/** React Query compares times with the device clock, which can be set back. This value makes all data stale. */
const ALWAYS_STALE = -Infinity;

interface PollOptions
  extends Pick<PollerOptions, 'clock' | 'requestedAt' | 'waitMs' | 'isOnRequest'> {
  cache: QueryClient;
  options: ReturnType<typeof polledOptions>;
}

interface ListPolling extends Pick<Poller, 'request' | 'schedule' | 'stop'> {
  /** Call it with each action of the query, to back off after failures. */
  onAction(type: string): void;
}

/** Polls one list of the query cache. */
function pollList({ cache, options, ...poll }: PollOptions): ListPolling {
  const hash = hashKey(options.queryKey);
  const getState = () => cache.getQueryCache().get(hash)?.state;
  const { onSuccess, onFailure, ...polling } = createPoller({
    ...poll,
    canRead: () => (getState()?.fetchStatus ?? 'fetching') !== 'fetching',
    read: () => cache.fetchQuery<unknown>({ ...options, staleTime: ALWAYS_STALE }),
    isCancelled: (error) => error instanceof CancelledError,
  });
  return {
    ...polling,
    onAction(type) {
      if (type === 'success') onSuccess();
      if (type === 'error') onFailure(getState()?.error);
    },
  };
}
