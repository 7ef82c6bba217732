import type { ApiClient, CallOptions } from '../../core/api/types';
import { withMore } from '../../core/extend/moreValues';
import { fetchRestaurant } from '../../core/restaurant/api';
import type { ProfileUpdate, Restaurant } from './types';
import { toProfileForm, toRestaurant } from './wire';

/** `null` if the server does not know this id. */
export async function fetchProfile(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<Restaurant | null> {
  const wire = await fetchRestaurant(api, restaurantId, { signal });
  return wire && { ...toRestaurant(wire, api.extraKeys?.restaurant), wire };
}

export async function updateRestaurant(
  api: ApiClient,
  update: ProfileUpdate,
  options: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  await api.send('restaurantUpdate', withMore(toProfileForm(update), update.more), options);
}

export async function deleteImage(
  api: ApiClient,
  restaurantId: string,
  index: number,
  path: string,
): Promise<void> {
  await api.send('restaurantDeleteAsset', { restaurantId, index }, { row: path });
}
