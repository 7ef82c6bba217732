import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchDashboard } from './api';
import { dashboardKeys } from './keys';

/** The figures of a screen that stands open all day, in ms. */
const REFRESH_MS = 60_000;

export const dashboardAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: dashboardKeys.all(restaurantId),
    queryFn: ({ signal }) => fetchDashboard(api, restaurantId, signal),
    refetchInterval: REFRESH_MS,
  };
});
