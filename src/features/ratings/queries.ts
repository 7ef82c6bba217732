import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import type { ApiClient } from '../../core/api/types';
import type { Ratings } from './types';
import { toRatings } from './wire';

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

/** How many reviews are requested (B9). */
const LIMIT = 1000;

export async function fetchRatings(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<Ratings> {
  const call = { restaurant_id: restaurantId, limit: LIMIT };
  const { data, body } = await api.send('reviews', call, { signal });
  return toRatings(data, body);
}
