import type { QueryClient } from '@tanstack/query-core';
import type { ApiClient } from '../../../core/api/types';
import { fetchPayoutDetails, payoutKeys } from '../data';
import type { PayoutDetails } from './types';

/** A payout seldom changes after it was paid. */
const FRESH_MS = 300_000;

interface DetailsCall {
  restaurantId: string;
  cycle: string;
  signal: AbortSignal;
}

/** Reads what was paid for a cycle (capability `payouts.detail`), once for the list and for the month. */
export function readDetails(
  api: ApiClient,
  cache: QueryClient,
  { restaurantId, cycle, signal }: DetailsCall,
): Promise<PayoutDetails> {
  return cache.fetchQuery({
    queryKey: payoutKeys.details(restaurantId, cycle),
    queryFn: () => fetchPayoutDetails(api, restaurantId, cycle, signal),
    staleTime: FRESH_MS,
    retry: false,
  });
}
