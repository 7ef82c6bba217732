import type { ApiClient } from '../../core/api/types';
import type { Ratings } from './types';
import { toRatings } from './wire';

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
