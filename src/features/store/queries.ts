import { hasCapabilityAtom } from '../../core/capabilities';
import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom, storageAtom } from '../../core/state/services';
import { fetchStoreState } from './api';
import { rememberedPause } from './rememberedPause';

const REFRESH_MS = 60_000;

export const storeKeys = {
  state: (restaurantId: string) => ['store', restaurantId] as const,
};

/** Without `store.state` it has only the answers of the other calls, and the pause of this device. */
export const storeStateAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const hasState = get(hasCapabilityAtom)('store.state');
  const storage = get(storageAtom);
  return {
    queryKey: storeKeys.state(restaurantId),
    queryFn: ({ signal }) => fetchStoreState(api, restaurantId, signal),
    enabled: restaurantId !== '' && hasState,
    initialData: () => (hasState ? undefined : rememberedPause(storage, restaurantId)),
    refetchInterval: REFRESH_MS,
  };
});
