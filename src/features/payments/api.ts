import type { ApiClient } from '../../core/api/types';
import type { LogFilter, PaymentLog, PayoutCycle } from './types';
import { toCycle, toLogs } from './wire';

/** What the marketplace is asked for. */
export interface LogQuestion {
  status: LogFilter;
  search: string;
}

export async function fetchLogs(
  api: ApiClient,
  { restaurantId, status, search }: LogQuestion & { restaurantId: string },
  signal?: AbortSignal,
): Promise<PaymentLog[]> {
  const body = { restaurant_id: restaurantId, search, status };
  const groups = await api.list('paymentLogs', body, { signal });
  return groups.flatMap(toLogs);
}

export async function fetchCycles(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<PayoutCycle[]> {
  const cycles = await api.list('pendingPayouts', { restaurant_id: restaurantId }, { signal });
  return cycles.map(toCycle);
}
