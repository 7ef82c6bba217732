import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchRestaurant } from './api';

export const restaurantKeys = {
  profile: (restaurantId: string) => ['restaurant', restaurantId, 'profile'] as const,
};

export const restaurantAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: restaurantKeys.profile(restaurantId),
    queryFn: ({ signal }) => fetchRestaurant(api, restaurantId, signal),
    enabled: restaurantId !== '',
  };
});
