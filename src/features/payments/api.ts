import type { ApiClient } from '../../core/api/types';
import type { LogFilter, PaymentLog, Payout } from './types';
import { toPayout, toLogs } from './wire';

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
