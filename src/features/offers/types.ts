/** What the list can be narrowed to. */
export const OFFER_STATUSES = ['all', 'active', 'pending'] as const;

export type OfferFilter = (typeof OFFER_STATUSES)[number];

export type OfferPeriod = 'upcoming' | 'running' | 'expired';

export type DiscountKind = 'percentage' | 'flat' | 'other';

/** An offer that the marketplace proposes to the restaurant. */
export interface Offer {
  /** `''` when the server gave none: such an offer can only be looked at. */
  id: string;
  title: string;
  code: string;
  discount: number | null;
  discountKind: DiscountKind;
  /** `null` when any order will do. */
  minOrder: number | null;
  isFirstOrderOfDay: boolean;
  isForNewUsers: boolean;
  /** As sent, to be read in the portal's time zone; `''` when there is no limit. */
  validFrom: string | number;
  validUntil: string | number;
  /** Whether this vendor takes part. */
  isActive: boolean;
}
