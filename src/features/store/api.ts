import { BadResponse } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import type { Wire } from '../../core/format/wireValues';
import type { Pause, StoreState } from './types';
import { fromPause, toStoreState } from './wire';

export async function fetchStoreState(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<StoreState> {
  const options = { signal, isRequired: true };
  return read(await api.one('storeState', { restaurant_id: restaurantId }, options));
}

export async function pauseStore(
  api: ApiClient,
  restaurantId: string,
  pause: Pause,
): Promise<StoreState> {
  const body = { restaurant_id: restaurantId, ...fromPause(pause) };
  return read(await api.one('storePause', body, { isRequired: true }));
}

export async function setBusy(
  api: ApiClient,
  restaurantId: string,
  minutes: number,
): Promise<StoreState> {
  const body = { restaurant_id: restaurantId, minutes };
  return read(await api.one('storeBusy', body, { isRequired: true }));
}

function read(wire: Wire | null): StoreState {
  if (!wire) throw new BadResponse();
  return toStoreState(wire);
}
