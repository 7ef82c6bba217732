import type { QueryClient } from '@tanstack/query-core';
import type { ApiClient } from '../../../core/api/types';
import { type DetailsCall, fetchPayoutDetails, payoutKeys } from '../data';
import type { PayoutDetails } from './types';

/** A payout seldom changes after it was paid. */
const FRESH_MS = 300_000;

/** Reads what was paid for a cycle (capability `payouts.detail`), once for the list and for the month. */
export function readDetails(
  api: ApiClient,
  cache: QueryClient,
  call: DetailsCall,
): Promise<PayoutDetails> {
  return cache.fetchQuery({
    queryKey: payoutKeys.details(call.restaurantId, call.cycle, call.sends),
    queryFn: () => fetchPayoutDetails(api, call),
    staleTime: FRESH_MS,
    retry: false,
  });
}
