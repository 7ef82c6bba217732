import type { ApiClient } from '../../core/api/types';
import type { Wire } from '../../core/format/wireValues';
import { queryAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import type { LogRequest, PaymentLog } from './types';
import { toLogs } from './wire';

/** Create this atom in `useMemo`. */
export function createLogsAtom(request: LogRequest, isEnabled = true) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      queryKey: ['payments', restaurantId, 'logs', request.status, request.search],
      queryFn: ({ signal }) => fetchLogs(api, { restaurantId, ...request }, signal),
      enabled: isEnabled && restaurantId !== '',
    };
  });
}

async function fetchLogs(
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
