import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchDashboard } from '../../core/restaurant/api';
import { restaurantKeys } from '../../core/restaurant/keys';
import { toDashboard } from '../../core/restaurant/wire';

const REFRESH_MS = 60_000;

export const dashboardAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: restaurantKeys.dashboard(restaurantId),
    queryFn: async ({ signal }) => toDashboard(await fetchDashboard(api, restaurantId, { signal })),
    refetchInterval: REFRESH_MS,
  };
});
