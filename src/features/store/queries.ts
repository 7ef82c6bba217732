import { hasCapabilityAtom } from '../../core/capabilities';
import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchStoreState } from './api';

const REFRESH_MS = 60_000;

export const storeKeys = {
  state: (restaurantId: string) => ['store', restaurantId] as const,
};

/** Without `store.state` it has only the answers of the other calls. */
export const storeStateAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: storeKeys.state(restaurantId),
    queryFn: ({ signal }) => fetchStoreState(api, restaurantId, signal),
    enabled: restaurantId !== '' && get(hasCapabilityAtom)('store.state'),
    refetchInterval: REFRESH_MS,
  };
});
