import { BadResponse } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import type { Wire } from '../../core/format/wireValues';
import type { Pause, Availability } from './types';
import { fromPause, toAvailability } from './wire';

export async function fetchAvailability(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<Availability> {
  const options = { signal, isRequired: true };
  return read(await api.one('storeState', { restaurant_id: restaurantId }, options));
}

export async function pauseOrders(
  api: ApiClient,
  restaurantId: string,
  pause: Pause,
): Promise<Availability> {
  const body = { restaurant_id: restaurantId, ...fromPause(pause) };
  return read(await api.one('storePause', body, { isRequired: true }));
}

export async function setBusy(
  api: ApiClient,
  restaurantId: string,
  minutes: number,
): Promise<Availability> {
  const body = { restaurant_id: restaurantId, minutes };
  return read(await api.one('storeBusy', body, { isRequired: true }));
}

function read(wire: Wire | null): Availability {
  if (!wire) throw new BadResponse();
  return toAvailability(wire);
}
