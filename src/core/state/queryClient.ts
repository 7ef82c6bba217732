import { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { ApiRefusal, NetworkFailure } from '../api/errors';
import { generationAtom } from './services';

export { queryClientAtom } from 'jotai-tanstack-query';

const RETRIES = 2;
const LONGEST_WAIT = 30_000;

/**
 * The cache of one portal. Reads are repeated at most twice, and only where that can help; writes
 * never are, nor are they kept for later (decision c4).
 *
 * @internal
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The default, "online", would pause calls on the word of an unreliable browser flag.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isWorthRepeating(error),
        retryDelay: waitBeforeRetry,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}

/**
 * The cache of the present session. Another session gets another one: screens keep observing what
 * they once read, so an emptied cache would leave them with the old record.
 *
 * @internal
 */
export const portalQueryClientAtom = atom((get) => {
  get(generationAtom);
  return createQueryClient();
});

/** Whether the same read may succeed a moment later. @internal */
export function isWorthRepeating(error: unknown): boolean {
  if (error instanceof ApiRefusal) return error.status >= 500 || error.status === 429;
  return error instanceof NetworkFailure;
}

/** Exponential with jitter; the server's Retry-After wins, up to 30 s. @internal */
export function waitBeforeRetry(attempt: number, error: unknown): number {
  const asked = error instanceof ApiRefusal ? error.retryAfterMs : null;
  const wait = asked ?? 1_000 * 2 ** attempt * (0.5 + Math.random());
  return Math.min(wait, LONGEST_WAIT);
}

/**
 * Once the marketplace answers again; of the browser's own way back the library hears. What is only
 * old waits: a slow answer ends an outage as well, and reading all again would begin the next one.
 *
 * @internal
 */
export function readFailedAgain(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) {
    if (query.state.status === 'error') query.onOnline();
  }
}
