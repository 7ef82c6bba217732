import { KYC_TYPES, type KycDetail, type KycType, type VendorKyc } from '../../core/vendor/kyc';
import { type Validity, validityOf } from './validity';

/** Under review: nothing can be changed. A record that was never filled in is not (decision b14). */
export function isLocked({ status, hasData }: KycDetail): boolean {
  return status === 'pending' && hasData;
}

/** Whether the vendor has done their part, whatever the admin will say. */
export function isDone(detail: KycDetail): boolean {
  return detail.status === 'approved' || isLocked(detail);
}

export interface KycProgress {
  done: number;
  isAllDone: boolean;
  /** What to do now: the declined one first, then the missing, then the expired. */
  next: KycType | null;
}

export function kycProgress(kyc: VendorKyc, today: string): KycProgress {
  const done = KYC_TYPES.filter((type) => isDone(kyc[type])).length;
  const isExpired = (type: KycType) =>
    kyc[type].status === 'approved' && validity(kyc[type], today) === 'expired';
  const next =
    KYC_TYPES.find((type) => kyc[type].status === 'declined') ??
    KYC_TYPES.find((type) => !isDone(kyc[type])) ??
    KYC_TYPES.find(isExpired) ??
    null;
  return { done, isAllDone: done === KYC_TYPES.length, next };
}

function validity({ values }: KycDetail, today: string): Validity {
  return validityOf(values.expiry, today);
}
