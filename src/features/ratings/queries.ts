import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchRatings } from './api';

export const ratingKeys = {
  all: (restaurantId: string) => ['ratings', restaurantId] as const,
};

export const ratingsAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: ratingKeys.all(restaurantId),
    queryFn: ({ signal }) => fetchRatings(api, restaurantId, signal),
    enabled: restaurantId !== '',
  };
});
