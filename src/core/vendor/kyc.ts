import type { Region } from '../contracts';
import { isWire, record, text, type Wire } from '../format/wireValues';

/** A verification, as in the URL. */
export type KycType = NonNullable<Region['kyc']>[number];

export type KycStatus = 'pending' | 'approved' | 'declined';

/** Fields that a type does not have are `''`. */
export interface KycValues {
  bankName: string;
  accountNumber: string;
  ifscCode: string;
  /** The FSSAI licence number, the GSTIN or the PAN. */
  number: string;
  /** As sent by the server: a date with or without a time. */
  expiry: string;
}

export interface KycDetail {
  /** Default `pending` (A4). */
  status: KycStatus;
  /** Why it was declined, or `''`. */
  reason: string;
  values: KycValues;
  hasDocument: boolean;
  /** Whether anything was submitted (b14). */
  hasData: boolean;
}

export type VendorKyc = Readonly<Record<KycType, KycDetail>>;

/** Reads the vendor record (b80). */
export function toVendorKyc(vendor: Wire): VendorKyc {
  const { bank_detail: bank, fssai_detail: fssai, gstn_detail: gst, pan_detail: pan } = vendor;
  return {
    bank: toDetail(bank, ({ bank_name, account_number, ifsc_code }) => ({
      bankName: text(bank_name),
      accountNumber: text(account_number),
      ifscCode: text(ifsc_code),
    })),
    fssai: toDetail(fssai, ({ account_number, expiration_date }) => ({
      number: text(account_number),
      expiry: text(expiration_date),
    })),
    gst: toDetail(gst, ({ gstn_number, expiration_date }) => ({
      number: text(gstn_number),
      expiry: text(expiration_date),
    })),
    pan: toDetail(pan, ({ pan_number }) => ({ number: text(pan_number) })),
  };
}

export const NO_KYC_VALUES: Readonly<KycValues> = {
  bankName: '',
  accountNumber: '',
  ifscCode: '',
  number: '',
  expiry: '',
};

function toDetail(value: unknown, read: (wire: Wire) => Partial<KycValues>): KycDetail {
  const wire = record(value);
  const values = { ...NO_KYC_VALUES, ...read(wire) };
  const hasDocument = isWire(wire.image) || text(wire.image) !== '';
  return {
    status: toStatus(wire.status),
    reason: text(wire.reason),
    values,
    hasDocument,
    hasData: hasDocument || Object.values(values).some((one) => one !== ''),
  };
}

function toStatus(value: unknown): KycStatus {
  const status = text(value).toLowerCase();
  return status === 'approved' || status === 'declined' ? status : 'pending';
}
