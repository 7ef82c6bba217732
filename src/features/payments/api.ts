import type { ApiClient } from '../../core/api/types';
import type { Formats } from '../../core/format/formats';
import type { Wire } from '../../core/format/wireValues';
import { fetchRestaurant } from '../../core/restaurant/api';
import type { PayoutDetails } from './cycle/types';
import type { LogRequest, PaymentLog, Payout } from './types';
import { toCommission, toLogs, toPayout, toPayoutDetails } from './wire';

export async function fetchLogs(
  api: ApiClient,
  { restaurantId, status, search }: LogRequest & { restaurantId: string },
  signal?: AbortSignal,
): Promise<PaymentLog[]> {
  const body = { restaurant_id: restaurantId, search, status };
  const groups = await api.list('paymentLogs', body, { signal });
  return groups.flatMap(toLogs);
}

/** Reads all logs in parts, because there can be thousands. */
export async function streamLogs(
  api: ApiClient,
  restaurantId: string,
  signal: AbortSignal,
): Promise<PaymentLog[]> {
  const logs: PaymentLog[] = [];
  const body = { restaurant_id: restaurantId, search: '', status: 'all' };
  const take = (groups: readonly Wire[]) => {
    for (const log of groups.flatMap(toLogs)) logs.push(log);
  };
  await api.stream('paymentLogs', body, take, { signal });
  return logs;
}

export async function fetchPayouts(
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

/** The commission of the restaurant; `null` if it has none. */
export async function fetchCommission(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<number | null> {
  const restaurant = await fetchRestaurant(api, restaurantId, { signal, isQuiet: true });
  return toCommission(restaurant ?? {});
}
