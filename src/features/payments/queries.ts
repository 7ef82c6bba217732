import { formatsAtom } from '../../core/format/formatsAtom';
import { queryAtom, restaurantQueryAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchCommission, fetchLogs, fetchPayouts } from './api';
import type { LogRequest } from './types';

export const paymentKeys = {
  logs: (restaurantId: string, { status, search }: LogRequest) =>
    ['payments', restaurantId, 'logs', status, search] as const,
  payouts: (restaurantId: string) => ['payments', restaurantId, 'payouts'] as const,
  cycle: (restaurantId: string, cycles: readonly string[], hasDetail: boolean) =>
    ['payments', restaurantId, 'cycle', cycles, hasDetail] as const,
  estimates: (restaurantId: string, cycles: readonly string[], rates: object) =>
    ['payments', restaurantId, 'estimates', cycles, rates] as const,
  commission: (restaurantId: string) => ['payments', restaurantId, 'commission'] as const,
};

/** Create this atom in `useMemo`. */
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
  const { isoDay } = get(formatsAtom);
  return {
    queryKey: paymentKeys.payouts(restaurantId),
    queryFn: ({ signal }) => fetchPayouts(api, { restaurantId, isoDay }, signal),
    enabled: restaurantId !== '',
  };
});

/** The commission of the marketplace in percent, read once per session. */
export const commissionAtom = restaurantQueryAtom(paymentKeys.commission, fetchCommission, {
  staleTime: Number.POSITIVE_INFINITY,
  // Not retried, because the estimate has a default.
  retry: false,
});
