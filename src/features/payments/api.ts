import type { ApiClient } from '../../core/api/types';
import type { LogFilter, PaymentLog, Payout } from './types';
import { toCommission, toLogs, toPayout } from './wire';

export interface LogRequest {
  status: LogFilter;
  search: string;
}

export async function fetchLogs(
  api: ApiClient,
  { restaurantId, status, search }: LogRequest & { restaurantId: string },
  signal?: AbortSignal,
): Promise<PaymentLog[]> {
  const body = { restaurant_id: restaurantId, search, status };
  const groups = await api.list('paymentLogs', body, { signal });
  return groups.flatMap(toLogs);
}

export async function fetchPayouts(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<Payout[]> {
  const payouts = await api.list('pendingPayouts', { restaurant_id: restaurantId }, { signal });
  return payouts.map(toPayout);
}

/** `null` if the restaurant has none. */
export async function fetchCommission(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<number | null> {
  const options = { signal, isQuiet: true };
  const restaurant = await api.one('restaurantGet', { restaurant_id: restaurantId }, options);
  return toCommission(restaurant ?? {});
}
