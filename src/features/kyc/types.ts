import type { MoreValues } from '../../core/extend/moreValues';
import type { FileChoice } from '../../core/uploads/fileChoice';
import type { KycType, KycValues } from '../../core/vendor/kyc';

export interface KycFormValues extends KycValues {
  document: FileChoice;
}

export interface KycDetails extends KycValues {
  /** `null` to leave the document on the server unchanged. */
  document: File | null;
  /** Values of the host's fields. */
  more?: MoreValues;
}

export interface KycSubmission {
  type: KycType;
  vendorId: string;
  restaurantId: string;
  details: KycDetails;
}

/** Data that the document rules need in addition to the form values. */
export interface DocumentContext {
  hasDocument: boolean;
  /** Whether these values differ from those that the last document was submitted with. */
  isChanged: (values: KycValues) => boolean;
}
