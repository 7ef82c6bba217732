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
  counts: Readonly<Record<'approved' | 'review' | 'declined' | 'missing', number>>;
  isAllDone: boolean;
  /** The first declined verification, else the first missing, else the first expired. */
  next: KycType | null;
}

/** `types` are the verifications of the region. */
export function kycProgress(kyc: VendorKyc, types: readonly KycType[], today: string): KycProgress {
  const counts = { approved: 0, review: 0, declined: 0, missing: 0 };
  for (const type of types) counts[stateOf(kyc[type])] += 1;
  const isExpired = (type: KycType) =>
    kyc[type].status === 'approved' && validity(kyc[type], today) === 'expired';
  const next =
    types.find((type) => kyc[type].status === 'declined') ??
    types.find((type) => !isDone(kyc[type])) ??
    types.find(isExpired) ??
    null;
  return { counts, isAllDone: counts.declined + counts.missing === 0, next };
}

function stateOf(detail: KycDetail): keyof KycProgress['counts'] {
  if (detail.status !== 'pending') return detail.status;
  return detail.hasData ? 'review' : 'missing';
}

function validity({ values }: KycDetail, today: string): Validity {
  return validityOf(values.expiry, today);
}
