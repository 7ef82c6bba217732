import { queryAtom, refetchEvery } from '../state/queryClient';
import { apiAtom, restaurantIdAtom } from '../state/services';
import { fetchDashboard } from './api';
import { toDashboard } from './wire';

const REFRESH_MS = 60_000;

export const dashboardKeys = {
  all: (restaurantId: string) => ['dashboard', restaurantId] as const,
};

export const dashboardAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: dashboardKeys.all(restaurantId),
    queryFn: async ({ signal }) =>
      toDashboard(await fetchDashboard(api, restaurantId, { signal }), api.extraKeys?.order),
    refetchInterval: refetchEvery(REFRESH_MS),
  };
});
