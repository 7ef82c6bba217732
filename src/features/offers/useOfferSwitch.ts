import { useAtomValue } from 'jotai';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { apiAtom, notifyAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import { useListSwitch } from '../../core/state/useListSwitch';
import { setOfferActive } from './api';
import { offerKeys } from './keys';
import messages from './messages.en.json';
import type { Offer } from './types';

/** Accepts offers for this vendor, and takes that back. */
export function useOfferSwitch() {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  return useListSwitch<Offer>({
    queryKey: offerKeys.list(restaurantId, vendorId),
    put: (offer, isActive) => ({ ...offer, isActive }),
    send: ({ id }, isActive) => setOfferActive(api, { id, isActive }),
    onDone: ({ title }, isActive, message) => {
      const done = text(isActive ? 'nowActive' : 'nowPending', { title });
      notify.success(message || done, MANAGEMENT_TOAST);
    },
  });
}
