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
}
