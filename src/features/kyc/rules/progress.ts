import type { KycDetail, KycType, VendorKyc } from '../../../core/vendor/kyc';
import { type Validity, validityOf } from './validity';

/** A pending verification with data is under review. Without data it was never submitted (b14). */
export function isLocked({ status, hasData }: KycDetail): boolean {
  return status === 'pending' && hasData;
}

/** Whether the verification is approved or under review, so the vendor has nothing to do. */
export function isDone(detail: KycDetail): boolean {
  return detail.status === 'approved' || isLocked(detail);
}

export interface KycProgress {
  done: number;
  isAllDone: boolean;
  /** The first declined verification, else the first missing, else the first expired. */
  next: KycType | null;
}

/** `types` are the verifications of the region. */
export function kycProgress(kyc: VendorKyc, types: readonly KycType[], today: string): KycProgress {
  const done = types.filter((type) => isDone(kyc[type])).length;
  const isExpired = (type: KycType) =>
    kyc[type].status === 'approved' && validity(kyc[type], today) === 'expired';
  const next =
    types.find((type) => kyc[type].status === 'declined') ??
    types.find((type) => !isDone(kyc[type])) ??
    types.find(isExpired) ??
    null;
  return { done, isAllDone: done === types.length, next };
}

function validity({ values }: KycDetail, today: string): Validity {
  return validityOf(values.expiry, today);
}
