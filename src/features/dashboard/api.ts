import type { ApiClient } from '../../core/api/types';
import type { Dashboard } from './types';
import { toDashboard } from './wire';

export async function fetchDashboard(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<Dashboard> {
  const wire = await api.one('dashboard', { restaurant_id: restaurantId }, { signal });
  return toDashboard(wire ?? {});
}
