import { atom } from 'jotai';
import type { ApiClient } from '../../core/api/types';
import { hasCapabilityAtom } from '../../core/capabilities';
import type { Consent } from '../../core/payouts/types';
import { mutationAtom } from '../../core/state/mutationAtom';
import { queryAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import type { SwitchInput } from '../../core/state/useListSwitch';
import { toOffer } from './wire';

/** The options of the status filter. */
export const OFFER_STATUSES = ['all', 'active', 'pending'] as const;

export type OfferFilter = (typeof OFFER_STATUSES)[number];

export type OfferPeriod = 'upcoming' | 'running' | 'expired';

export type DiscountKind = 'percentage' | 'flat' | 'other';

export interface Offer {
  /** `''` if the server sent no id: the offer can be viewed but not changed. */
  id: string;
  title: string;
  code: string;
  discount: number | null;
  discountKind: DiscountKind;
  /** `null` if there is no minimum. */
  minOrder: number | null;
  isFirstOrderOfDay: boolean;
  isForNewUsers: boolean;
  /** The date that was sent, in the portal's time zone; `''` for no limit. */
  validFrom: string | number;
  validUntil: string | number;
  /** Whether this vendor takes part. */
  isActive: boolean;
  /** Who agreed; absent without the capability `payouts.deductions`. */
  consent?: Consent | null;
}

interface OffersCall {
  restaurantId: string;
  vendorId: string;
  /** Whether the backend has `payouts.deductions`. */
  hasConsent: boolean;
}

async function fetchOffers(
  api: ApiClient,
  { restaurantId, vendorId, hasConsent }: OffersCall,
  signal?: AbortSignal,
): Promise<Offer[]> {
  const offers = await api.list('offersAll', { restaurant_id: restaurantId }, { signal });
  return offers.map((wire) => toOffer(wire, { vendorId, hasConsent }));
}

const callAtom = atom(
  (get): OffersCall => ({
    restaurantId: get(restaurantIdAtom),
    vendorId: get(vendorIdAtom),
    hasConsent: get(hasCapabilityAtom)('payouts.deductions'),
  }),
);

/** The capabilities may change while the portal is mounted. */
export const offersKeyAtom = atom((get) => {
  const { restaurantId, vendorId, hasConsent } = get(callAtom);
  return ['offers', restaurantId, vendorId, hasConsent] as const;
});

export const offersAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const call = get(callAtom);
  return {
    queryKey: get(offersKeyAtom),
    queryFn: ({ signal }) => fetchOffers(api, call, signal),
    enabled: call.restaurantId !== '',
  };
});

/** Resolves to the server's message; `useListSwitch` updates the list. */
export const setOfferActiveAtom = mutationAtom<SwitchInput<Offer>, readonly Offer[], string>(
  (get) => {
    const api = get(apiAtom);
    const call = get(callAtom);
    return {
      key: [...get(offersKeyAtom), 'active'],
      operation: 'offerSetStatus',
      row: ({ row }) => row.id,
      before: ({ row, isOn }) => [{ ...row, isActive: !isOn }],
      send: async ({ row, isOn }) => {
        const body = { offer_id: row.id, is_vendor_accepted: isOn };
        return (await api.send('offerSetStatus', body)).message;
      },
      read: (_input, signal) => fetchOffers(api, call, signal),
      has: (offers, { row, isOn }) =>
        offers.some(({ id, isActive }) => id === row.id && isActive === isOn),
      invalidates: [],
    };
  },
);
