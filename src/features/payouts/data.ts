import { atom } from 'jotai';
import type { ApiClient } from '../../core/api/types';
import { hasCapabilityAtom } from '../../core/capabilities';
import type { Formats } from '../../core/format/formats';
import { formatsAtom } from '../../core/format/formatsAtom';
import type { Deduction } from '../../core/payouts/types';
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
  /** All lines, or one for each code; absent without the capability `payouts.deductions`. */
  deductions?: readonly Deduction[] | null;
}

/** What the backend sends of its payouts, by its capabilities. */
export interface Sends {
  /** What it has paid for each order of a cycle. */
  detail: boolean;
  /** The lines of what it has deducted. */
  deductions: boolean;
}

export const sendsAtom = atom((get): Sends => {
  const has = get(hasCapabilityAtom);
  return { detail: has('payouts.detail'), deductions: has('payouts.deductions') };
});

export const payoutKeys = {
  payouts: (restaurantId: string, sends: Sends) =>
    ['payments', restaurantId, 'payouts', sends] as const,
  cycle: (restaurantId: string, cycles: readonly string[], sends: Sends) =>
    ['payments', restaurantId, 'cycle', cycles, sends] as const,
  details: (restaurantId: string, cycle: string, sends: Sends) =>
    ['payments', restaurantId, 'details', cycle, sends] as const,
  paid: (restaurantId: string, cycles: readonly string[]) =>
    ['payments', restaurantId, 'paid', cycles] as const,
  month: (restaurantId: string, month: string, cycles: readonly string[], sends: Sends) =>
    ['payments', restaurantId, 'month', month, cycles, sends] as const,
  estimates: (
    restaurantId: string,
    cycles: readonly string[],
    { rates, sends }: { rates: object; sends: Sends },
  ) => ['payments', restaurantId, 'estimates', cycles, rates, sends] as const,
  commission: (restaurantId: string) => ['payments', restaurantId, 'commission'] as const,
};

export const payoutsAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const { isoDay } = get(formatsAtom);
  const sends = get(sendsAtom);
  return {
    queryKey: payoutKeys.payouts(restaurantId, sends),
    queryFn: ({ signal }) => fetchPayouts(api, { restaurantId, isoDay, sends }, signal),
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
  call: { restaurantId: string; isoDay: Formats['isoDay']; sends: Sends },
  signal?: AbortSignal,
): Promise<Payout[]> {
  const { restaurantId, isoDay, sends } = call;
  const payouts = await api.list('pendingPayouts', { restaurant_id: restaurantId }, { signal });
  const options = { isoDay, hasDeductions: sends.deductions };
  return payouts.map((payout, index) => toPayout(payout, index, options));
}

export interface DetailsCall {
  restaurantId: string;
  cycle: string;
  sends: Sends;
  signal: AbortSignal;
}

/** Reads the payout of a cycle with its lines (capability `payouts.detail`). */
export async function fetchPayoutDetails(
  api: ApiClient,
  { restaurantId, cycle, sends, signal }: DetailsCall,
): Promise<PayoutDetails> {
  const body = { restaurant_id: restaurantId, payout_cycle: cycle };
  const details = await api.one('payoutDetails', body, { signal });
  return toPayoutDetails(details ?? {}, sends.deductions);
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
