import { mutationAtom } from '../../core/state/mutationAtom';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import type { SwitchInput } from '../../core/state/useListSwitch';
import { fetchOffers, setOfferActive } from './api';
import { offerKeys } from './queries';
import type { Offer } from './types';

/** `useListSwitch` updates the list. */
export const setOfferActiveAtom = mutationAtom<SwitchInput<Offer>, readonly Offer[], string>(
  (get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    const vendorId = get(vendorIdAtom);
    return {
      key: [...offerKeys.list(restaurantId, vendorId), 'active'],
      operation: 'offerSetStatus',
      row: ({ row }) => row.id,
      before: ({ row, isOn }) => [{ ...row, isActive: !isOn }],
      send: ({ row: { id }, isOn }) => setOfferActive(api, { id, isActive: isOn }),
      read: (_input, signal) => fetchOffers(api, { restaurantId, vendorId }, signal),
      has: (offers, { row, isOn }) =>
        offers.some(({ id, isActive }) => id === row.id && isActive === isOn),
      invalidates: [],
    };
  },
);
