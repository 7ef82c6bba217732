import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchCycles, fetchLogs, type LogQuestion } from './api';
import { paymentKeys } from './keys';

/** The answer to one question. Build it in `useMemo`. */
export function createLogsAtom(question: LogQuestion, isEnabled = true) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      queryKey: paymentKeys.logs(restaurantId, question),
      queryFn: ({ signal }) => fetchLogs(api, { restaurantId, ...question }, signal),
      enabled: isEnabled && restaurantId !== '',
    };
  });
}

export const cyclesAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: paymentKeys.cycles(restaurantId),
    queryFn: ({ signal }) => fetchCycles(api, restaurantId, signal),
    enabled: restaurantId !== '',
  };
});
