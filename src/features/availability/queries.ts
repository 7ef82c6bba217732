import { hasCapabilityAtom } from '../../core/capabilities';
import { deviceDataAtom } from '../../core/device/deviceDataAtom';
import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchAvailability } from './api';
import { rememberedPause } from './rememberedPause';
import type { Availability } from './types';

const REFRESH_MS = 60_000;

export const OPEN: Availability = { pausedUntil: null, unsure: null, reason: null, busyMinutes: 0 };

export const availabilityKeys = {
  all: (restaurantId: string) => ['availability', restaurantId] as const,
};

/** Without `store.state` the state consists of the answers to other calls and the pause stored on this device. */
export const availabilityAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const hasState = get(hasCapabilityAtom)('store.state');
  const device = get(deviceDataAtom);
  return {
    queryKey: availabilityKeys.all(restaurantId),
    queryFn: ({ signal }) => fetchAvailability(api, restaurantId, signal),
    enabled: restaurantId !== '' && hasState,
    initialData: () => (hasState ? undefined : rememberedPause(device)),
    refetchInterval: REFRESH_MS,
  };
});
