import type { KycType, KycValues } from '../../core/vendor/kyc';

/** What the form holds: the texts, and the photo picked on this visit. */
export interface KycFormValues extends KycValues {
  document: File | null;
}

/** One verification on its way to the marketplace. */
export interface KycSubmission {
  type: KycType;
  vendorId: string;
  restaurantId: string;
  values: KycValues;
  /** Absent when the document on file stays. */
  document: File | null;
}
