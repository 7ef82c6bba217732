import type { ApiClient, CallOptions } from '../api/types';
import type { Wire } from '../format/wireValues';

type ReadOptions = Pick<CallOptions, 'signal' | 'isQuiet'>;

/** The record of a restaurant; each screen converts its part. `null` for an unknown id. */
export async function fetchRestaurant(
  api: ApiClient,
  restaurantId: string,
  options?: ReadOptions,
): Promise<Wire | null> {
  const wire = await api.one('restaurantGet', { restaurant_id: restaurantId }, options);
  return wire && Object.keys(wire).length > 0 ? wire : null;
}

/** The figures and new orders of the dashboard. The board uses only the number of all orders. */
export async function fetchDashboard(
  api: ApiClient,
  restaurantId: string,
  options?: ReadOptions,
): Promise<Wire> {
  return (await api.one('dashboard', { restaurant_id: restaurantId }, options)) ?? {};
}
