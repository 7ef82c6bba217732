import type { ApiClient, CallOptions } from '../api/types';
import type { Wire } from '../format/wireValues';

type ReadOptions = Pick<CallOptions, 'signal' | 'isQuiet'>;

/** Reads the record of a restaurant, of which each screen converts its part. Returns `null` for an unknown id. */
export async function fetchRestaurant(
  api: ApiClient,
  restaurantId: string,
  options?: ReadOptions,
): Promise<Wire | null> {
  const wire = await api.one('restaurantGet', { restaurant_id: restaurantId }, options);
  return wire && Object.keys(wire).length > 0 ? wire : null;
}

/** Reads the figures and new orders of the dashboard. The board uses only the number of all orders. */
export async function fetchDashboard(
  api: ApiClient,
  restaurantId: string,
  options?: ReadOptions,
): Promise<Wire> {
  return (await api.one('dashboard', { restaurant_id: restaurantId }, options)) ?? {};
}
