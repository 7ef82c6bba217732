import { useAtomValue } from 'jotai';
import { useText } from '../../core/messages/useText';
import { restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import { useListSwitch } from '../../core/state/useListSwitch';
import { offerKeys } from './keys';
import messages from './messages.en.json';
import { setOfferActiveAtom } from './mutations';
import type { Offer } from './types';

/** Accepts offers for this vendor, and takes that back. */
export function useOfferSwitch() {
  const text = useText(messages);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  return useListSwitch<Offer>(setOfferActiveAtom, {
    queryKey: offerKeys.list(restaurantId, vendorId),
    put: (offer, isActive) => ({ ...offer, isActive }),
    done: ({ title }, isActive, message) =>
      message || text(isActive ? 'nowActive' : 'nowPending', { title }),
  });
}
