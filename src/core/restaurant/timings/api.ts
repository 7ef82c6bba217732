import type { ApiClient } from '../../api/types';
import { fetchRestaurant } from '../api';
import type { Timings } from './types';
import { toTimings } from './wire';

/** Reads the hours, which are part of the restaurant record (b62). */
export async function fetchTimings(
  api: ApiClient,
  { restaurantId, timeZone }: { restaurantId: string; timeZone: string },
  signal?: AbortSignal,
): Promise<Timings> {
  const restaurant = await fetchRestaurant(api, restaurantId, { signal });
  return toTimings(restaurant, timeZone);
}
