import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchDashboard } from './api';

const REFRESH_MS = 60_000;

export const dashboardAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: ['dashboard', restaurantId],
    queryFn: ({ signal }) => fetchDashboard(api, restaurantId, signal),
    refetchInterval: REFRESH_MS,
  };
});
