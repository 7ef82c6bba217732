import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchDashboard } from '../../core/restaurant/api';
import { restaurantKeys } from '../../core/restaurant/keys';

const REFRESH_MS = 60_000;

export const dashboardAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: restaurantKeys.dashboard(restaurantId),
    queryFn: ({ signal }) => fetchDashboard(api, restaurantId, { signal }),
    refetchInterval: REFRESH_MS,
  };
});
