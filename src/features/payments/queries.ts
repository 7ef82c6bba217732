import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchPayouts, fetchLogs, type LogRequest } from './api';

export const paymentKeys = {
  logs: (restaurantId: string, { status, search }: LogRequest) =>
    ['payments', restaurantId, 'logs', status, search] as const,
  payouts: (restaurantId: string) => ['payments', restaurantId, 'payouts'] as const,
};

/** Create it in `useMemo`. */
export function createLogsAtom(request: LogRequest, isEnabled = true) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      queryKey: paymentKeys.logs(restaurantId, request),
      queryFn: ({ signal }) => fetchLogs(api, { restaurantId, ...request }, signal),
      enabled: isEnabled && restaurantId !== '',
    };
  });
}

export const payoutsAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: paymentKeys.payouts(restaurantId),
    queryFn: ({ signal }) => fetchPayouts(api, restaurantId, signal),
    enabled: restaurantId !== '',
  };
});
