import { ApiRefusal, PortalFailure } from '../../../api/errors';
import type { Clock } from '../../../clock/createClock';

/** Interval of the waiting list, in ms (c19). */
export const WAITING_REFRESH_MS = 10_000;
/** Interval of the lists of which only the count is shown, in ms (c19). */
export const COUNT_REFRESH_MS = 60_000;
/** Polling intervals of new orders on a hidden page: in the tab that rings, and in other tabs (c19). */
export const HIDDEN_RINGING_MS = 15_000;
export const HIDDEN_QUIET_MS = 60_000;
/** A list that was requested within this time, in ms, is not refetched on mount or on focus. */
export const FRESH_MS = 2_000;

/** Delay after a failure, in ms. Each further failure doubles it; lists recover within 35 s (G2). */
const SHORTEST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 24_000;

export interface PollerOptions {
  clock: Pick<Clock, 'elapsed'>;
  /** Time of the last request; `-Infinity` if there is none. */
  requestedAt: () => number;
  /** The current polling interval in ms; `Infinity` while the list is not used. */
  waitMs: () => number;
  /** Whether the list is read on request, not only at its interval. */
  isOnRequest: () => boolean;
  /** False while other code reads the list, or if nothing uses it. */
  canRead: () => boolean;
  /** Rejects if the list could not be read. */
  read: () => Promise<unknown>;
  isCancelled: (error: unknown) => boolean;
}

/** Reads a list at its interval: one request at a time, with backoff. */
export interface Poller {
  /** Reads the list unless it was requested at or after `since`. */
  request(since: number): void;
  /** Resets the timer for the next request. */
  schedule(): void;
  /** Call it after each read, by any code. */
  onSuccess(): void;
  onFailure(error: unknown): void;
  stop(): void;
}

export function createPoller(options: PollerOptions): Poller {
  const { clock, requestedAt, waitMs, isOnRequest, canRead, read, isCancelled } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStopped = false;
  let requestedSince = -Infinity;
  let answeredAt = -Infinity;
  let failures = 0;
  let retryAt = 0;

  function dueAt(): number {
    const wait = waitMs();
    if (!Number.isFinite(wait) || !canRead()) return Infinity;
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
    timer = setTimeout(() => void run(), Math.max(0, due - clock.elapsed()));
  }

  const isRequested = () => requestedAt() < requestedSince && isOnRequest();

  async function run(): Promise<void> {
    if (isReading || isStopped) return;
    clearTimeout(timer);
    isReading = true;
    try {
      // The first read may have joined an older request. After a failure, the timer starts the next request.
      do await read();
      while (isRequested() && !isStopped);
    } catch (error) {
      if (!isCancelled(error)) requestedSince = -Infinity;
    }
    isReading = false;
    // Browsers throttle chained timers of a hidden page; this one is set by the response.
    if (isRequested()) void run();
    else schedule();
  }

  return {
    request(since) {
      requestedSince = Math.max(requestedSince, since);
      if (isRequested()) void run();
      else schedule();
    },
    schedule,
    onSuccess() {
      failures = 0;
      answeredAt = clock.elapsed();
    },
    onFailure(error) {
      failures += 1;
      retryAt = clock.elapsed() + waitAfter(failures, error);
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
