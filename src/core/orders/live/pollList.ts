import { CancelledError, hashKey, type QueryClient } from '@tanstack/query-core';
import { createPoller, type Poller, type PollerOptions } from './poll/createPoller';
import type { polledOptions } from './queries';

/** React Query compares times with the device clock, which can be set back. This value makes all data stale. */
const ALWAYS_STALE = -Infinity;

export interface PollOptions
  extends Pick<PollerOptions, 'clock' | 'requestedAt' | 'waitMs' | 'isOnRequest'> {
  cache: QueryClient;
  options: ReturnType<typeof polledOptions>;
}

export interface ListPolling extends Pick<Poller, 'request' | 'schedule' | 'stop'> {
  /** Call it with each action of the query, to back off after failures. */
  onAction(type: string): void;
}

/** Polls one list of the query cache. */
export function pollList({ cache, options, ...poll }: PollOptions): ListPolling {
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
