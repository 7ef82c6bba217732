import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import { fetchOffers } from './api';

export const offerKeys = {
  list: (restaurantId: string, vendorId: string) => ['offers', restaurantId, vendorId] as const,
};

export const offersAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const vendorId = get(vendorIdAtom);
  return {
    queryKey: offerKeys.list(restaurantId, vendorId),
    queryFn: ({ signal }) => fetchOffers(api, { restaurantId, vendorId }, signal),
    enabled: restaurantId !== '',
  };
});
