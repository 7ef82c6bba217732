import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchRestaurant } from './api';
import { restaurantKeys } from './keys';

export const restaurantAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: restaurantKeys.profile(restaurantId),
    queryFn: ({ signal }) => fetchRestaurant(api, restaurantId, signal),
    enabled: restaurantId !== '',
  };
});
