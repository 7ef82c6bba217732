import type { ApiClient } from '../../core/api/types';
import type { Formats } from '../../core/format/formats';
import { formatsAtom } from '../../core/format/formatsAtom';
import { fetchRestaurant } from '../../core/restaurant/api';
import { queryAtom, restaurantQueryAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import type { CycleDays } from './cycle/cycleDays';
import type { PayoutDetails } from './cycle/types';
import { toCommission, toPayout, toPayoutDetails } from './wire';

export interface Payout {
  /** The position in the list, from 1. */
  serial: number;
  cycle: string;
  /** The first day such as `2026-11-09`, for sorting; `null` if it cannot be read. */
  startsOn: string | null;
  /** `null` if the text of the cycle contains anything other than days. */
  days: CycleDays | null;
  orders: number | null;
  status: string;
}

export const payoutKeys = {
  payouts: (restaurantId: string) => ['payments', restaurantId, 'payouts'] as const,
  cycle: (restaurantId: string, cycles: readonly string[], hasDetail: boolean) =>
    ['payments', restaurantId, 'cycle', cycles, hasDetail] as const,
  details: (restaurantId: string, cycle: string) =>
    ['payments', restaurantId, 'details', cycle] as const,
  paid: (restaurantId: string, cycles: readonly string[]) =>
    ['payments', restaurantId, 'paid', cycles] as const,
  month: (restaurantId: string, month: string, cycles: readonly string[], hasDetail: boolean) =>
    ['payments', restaurantId, 'month', month, cycles, hasDetail] as const,
  estimates: (restaurantId: string, cycles: readonly string[], rates: object) =>
    ['payments', restaurantId, 'estimates', cycles, rates] as const,
  commission: (restaurantId: string) => ['payments', restaurantId, 'commission'] as const,
};

export const payoutsAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const { isoDay } = get(formatsAtom);
  return {
    queryKey: payoutKeys.payouts(restaurantId),
    queryFn: ({ signal }) => fetchPayouts(api, { restaurantId, isoDay }, signal),
    enabled: restaurantId !== '',
  };
});

/** The commission of the marketplace in percent, read once per session. */
export const commissionAtom = restaurantQueryAtom(payoutKeys.commission, fetchCommission, {
  staleTime: Number.POSITIVE_INFINITY,
  // Not retried, because the estimate has a default.
  retry: false,
});

async function fetchPayouts(
  api: ApiClient,
  { restaurantId, isoDay }: { restaurantId: string; isoDay: Formats['isoDay'] },
  signal?: AbortSignal,
): Promise<Payout[]> {
  const payouts = await api.list('pendingPayouts', { restaurant_id: restaurantId }, { signal });
  return payouts.map((payout, index) => toPayout(payout, index, isoDay));
}

/** Reads the payout of a cycle with its lines (capability `payouts.detail`). */
export async function fetchPayoutDetails(
  api: ApiClient,
  restaurantId: string,
  cycle: string,
  signal: AbortSignal,
): Promise<PayoutDetails> {
  const body = { restaurant_id: restaurantId, payout_cycle: cycle };
  return toPayoutDetails((await api.one('payoutDetails', body, { signal })) ?? {});
}

/** `null` if the restaurant has no commission. */
async function fetchCommission(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<number | null> {
  const restaurant = await fetchRestaurant(api, restaurantId, { signal, isQuiet: true });
  return toCommission(restaurant ?? {});
}
