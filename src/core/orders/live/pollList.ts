import { CancelledError, hashKey, type QueryClient } from '@tanstack/query-core';
import { ApiRefusal, PortalFailure } from '../../api/errors';
import type { Clock } from '../../clock/createClock';
import type { polledOptions } from './queries';

/** Delay after a failure, in ms. Each further failure doubles it; lists recover within 35 s (G2). */
const SHORTEST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 24_000;
/** React Query compares times with the device clock, which can be set back. This value makes all data stale. */
const ALWAYS_STALE = -Infinity;

export interface PollOptions {
  cache: QueryClient;
  clock: Pick<Clock, 'elapsed'>;
  options: ReturnType<typeof polledOptions>;
  /** Time of the last request; `-Infinity` if there is none. */
  requestedAt: () => number;
  /** The current polling interval in ms; `Infinity` while the list is not used. */
  waitMs: () => number;
  /** Whether the list is read on request, not only at its interval. */
  isOnRequest: () => boolean;
}

export interface ListPolling {
  /** Fetches the list unless it was requested at or after `since`. */
  request(since: number): void;
  /** Resets the timer for the next request. */
  schedule(): void;
  /** Call it with each action of the query, to back off after failures. */
  onAction(type: string): void;
  stop(): void;
}

/** Polls one list: one request at a time, with backoff. */
export function pollList(poll: PollOptions): ListPolling {
  const { cache, clock, options, requestedAt, waitMs, isOnRequest } = poll;
  const hash = hashKey(options.queryKey);
  const getState = () => cache.getQueryCache().get(hash)?.state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStopped = false;
  let requestedSince = -Infinity;
  let answeredAt = -Infinity;
  let failures = 0;
  let retryAt = 0;

  function dueAt(): number {
    const state = getState();
    const wait = waitMs();
    if (!state || !Number.isFinite(wait) || state.fetchStatus === 'fetching') return Infinity;
    if (failures > 0) return retryAt;
    if (requestedAt() === -Infinity) return 0;
    // Measure the interval from the request, but leave a slow server idle for at least half of it.
    return Math.max(requestedAt() + wait, answeredAt + wait / 2);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (isStopped || isReading) return;
    const due = dueAt();
    if (due === Infinity) return;
    timer = setTimeout(() => void read(), Math.max(0, due - clock.elapsed()));
  }

  const isRequested = () => requestedAt() < requestedSince && isOnRequest();

  async function read(): Promise<void> {
    if (isReading || isStopped) return;
    clearTimeout(timer);
    isReading = true;
    try {
      // The first fetch may have joined an older request. After a failure, the timer starts the next request.
      do await cache.fetchQuery<unknown>({ ...options, staleTime: ALWAYS_STALE });
      while (isRequested() && !isStopped);
    } catch (error) {
      if (!(error instanceof CancelledError)) requestedSince = -Infinity;
    }
    isReading = false;
    // Browsers throttle chained timers of a hidden page; this one is set by the response.
    if (isRequested()) void read();
    else schedule();
  }

  return {
    request(since) {
      requestedSince = Math.max(requestedSince, since);
      if (isRequested()) void read();
      else schedule();
    },
    schedule,
    onAction(type) {
      if (type === 'success') {
        failures = 0;
        answeredAt = clock.elapsed();
      }
      if (type !== 'error') return;
      failures += 1;
      const { error } = getState() ?? {};
      const wait = waitAfter(failures, error);
      retryAt = clock.elapsed() + wait;
      if (error instanceof PortalFailure) error.retryAt = retryAt;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function waitAfter(failures: number, error: unknown): number {
  const longest = Math.min(SHORTEST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  // Random, so that portals do not all retry at the same moment.
  const wait = Math.round(longest * (0.8 + Math.random() * 0.2));
  const retryAfterMs = error instanceof ApiRefusal ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(wait, Math.min(retryAfterMs, LONGEST_WAIT_MS));
}
