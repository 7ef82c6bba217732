import { BadResponse } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { isWire } from '../../core/format/wireValues';
import type { Pause, StoreState } from './types';
import { fromPause, toStoreState } from './wire';

export async function fetchStoreState(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<StoreState> {
  const wire = await api.one('storeState', { restaurant_id: restaurantId }, { signal });
  return read(wire);
}

export async function pauseStore(
  api: ApiClient,
  restaurantId: string,
  pause: Pause,
): Promise<StoreState> {
  const body = { restaurant_id: restaurantId, ...fromPause(pause) };
  return read((await api.send('storePause', body)).data);
}

export async function setBusy(
  api: ApiClient,
  restaurantId: string,
  minutes: number,
): Promise<StoreState> {
  const body = { restaurant_id: restaurantId, minutes };
  return read((await api.send('storeBusy', body)).data);
}

function read(data: unknown): StoreState {
  if (!isWire(data)) throw new BadResponse();
  return toStoreState(data);
}
