import type { Region } from '../contracts';
import type { Wire } from '../format/wireValues';

/** A type of verification, as it is named in the URL. */
export type KycType = NonNullable<Region['kyc']>[number];

export type KycStatus = 'pending' | 'approved' | 'declined';

/** The values of a verification. Fields that its type does not have are `''`. */
export interface KycValues {
  bankName: string;
  accountNumber: string;
  ifscCode: string;
  /** The FSSAI licence number, the GSTIN or the PAN. */
  number: string;
  /** The date that the server sent, with or without a time. */
  expiry: string;
}

export interface KycDetail {
  /** The status, which is `pending` by default (A4). */
  status: KycStatus;
  /** Why the verification was declined, or `''`. */
  reason: string;
  values: KycValues;
  hasDocument: boolean;
  /** Whether the vendor has submitted anything (b14). */
  hasData: boolean;
  /** The record as the server sent it, for fields of the host. */
  wire?: Wire;
}

export type VendorKyc = Readonly<Record<KycType, KycDetail>>;

export const NO_KYC_VALUES: Readonly<KycValues> = {
  bankName: '',
  accountNumber: '',
  ifscCode: '',
  number: '',
  expiry: '',
};
