import { CancelledError, hashKey, type QueryClient } from '@tanstack/query-core';
import { ApiRefusal } from '../../../core/api/errors';
import { LONGEST_WAIT_MS, SHORTEST_WAIT_MS } from '../constants';
import type { polledOptions } from './polledOptions';

export interface PollOptions {
  cache: QueryClient;
  options: ReturnType<typeof polledOptions>;
  /** When it was requested last, in epoch ms. */
  requestedAt: () => number;
  /** The present time between two requests, in ms; `Infinity` while nothing uses it. */
  waitMs: () => number;
}

export interface ListPolling {
  /** Reads the list unless it was requested at this time or later. */
  request(since: number): void;
  /** Looks again when the next request is due. */
  schedule(): void;
  /** An action of its query: failures make it wait longer, an answer ends that. */
  onAction(type: string): void;
  stop(): void;
}

/** Reads one list when it is due: one request at a time, less often while it fails. */
export function pollList({ cache, options, requestedAt, waitMs }: PollOptions): ListPolling {
  const hash = hashKey(options.queryKey);
  const getState = () => cache.getQueryCache().get(hash)?.state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStopped = false;
  let requestedSince = 0;
  let failures = 0;
  let failureWait = 0;

  function dueAt(): number {
    const state = getState();
    const wait = waitMs();
    if (!state || !Number.isFinite(wait) || state.fetchStatus === 'fetching') return Infinity;
    if (failures > 0) return state.errorUpdatedAt + failureWait;
    if (requestedAt() === 0) return 0;
    // An answer is as old as its request; but a slow marketplace gets half of the time to itself.
    return Math.max(requestedAt() + wait, state.dataUpdatedAt + wait / 2);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (isStopped || isReading) return;
    const due = dueAt();
    if (Number.isFinite(due)) timer = setTimeout(() => void read(), Math.max(0, due - Date.now()));
  }

  const isRequested = () => requestedAt() < requestedSince && Number.isFinite(waitMs());

  async function read(): Promise<void> {
    if (isReading || isStopped) return;
    clearTimeout(timer);
    isReading = true;
    try {
      // The first turn may have joined an older request; a failure leaves the next one to time.
      do await cache.fetchQuery<unknown>({ ...options, staleTime: 0 });
      while (isRequested() && !isStopped);
    } catch (error) {
      if (!(error instanceof CancelledError)) requestedSince = 0;
    }
    isReading = false;
    // Browsers slow down timers that are set by timers of a hidden page; this is set by the answer.
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
      if (type === 'success') failures = 0;
      if (type !== 'error') return;
      failures += 1;
      failureWait = waitAfter(failures, getState()?.error);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function waitAfter(failures: number, error: unknown): number {
  const longest = Math.min(SHORTEST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  // Portals that lost one server must not all come back in the same moment.
  const wait = Math.round(longest * (0.8 + Math.random() * 0.2));
  const asked = error instanceof ApiRefusal ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(wait, Math.min(asked, LONGEST_WAIT_MS));
}
