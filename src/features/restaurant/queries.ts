import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchProfile } from './api';
import { restaurantKeys } from '../../core/restaurant/keys';

export const restaurantAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: restaurantKeys.profile(restaurantId),
    queryFn: ({ signal }) => fetchProfile(api, restaurantId, signal),
    enabled: restaurantId !== '',
  };
});
