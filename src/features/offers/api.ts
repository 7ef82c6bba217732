import type { ApiClient } from '../../core/api/types';
import type { Offer } from './types';
import { toOffer } from './wire';

interface OffersCall {
  restaurantId: string;
  vendorId: string;
}

export async function fetchOffers(
  api: ApiClient,
  { restaurantId, vendorId }: OffersCall,
  signal?: AbortSignal,
): Promise<Offer[]> {
  const offers = await api.list('offersAll', { restaurant_id: restaurantId }, { signal });
  return offers.map((wire) => toOffer(wire, vendorId));
}

/** Resolves to the server's message. */
export async function setOfferActive(
  api: ApiClient,
  { id, isActive }: Pick<Offer, 'id' | 'isActive'>,
): Promise<string> {
  const body = { offer_id: id, is_vendor_accepted: isActive };
  return (await api.send('offerSetStatus', body)).message;
}
