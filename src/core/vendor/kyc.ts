import { isWire, record, text, type Wire } from '../format/wireValues';

/** The four verifications, by the names of the addresses. @internal */
export const KYC_TYPES = ['bank', 'fssai', 'gst', 'pan'] as const;
/** @internal */
export type KycType = (typeof KYC_TYPES)[number];

/** @internal */
export type KycStatus = 'pending' | 'approved' | 'declined';

/** What a vendor fills in; a field that a type does not have is `''`. @internal */
export interface KycValues {
  bankName: string;
  accountNumber: string;
  ifscCode: string;
  /** The FSSAI licence number, the GSTIN or the PAN. */
  number: string;
  /** As the server wrote it: a day or a moment. */
  expiry: string;
}

/** One verification as the vendor record holds it. @internal */
export interface KycDetail {
  /** `pending` when the record says nothing (specification A 4). */
  status: KycStatus;
  /** Why it was declined, `''` when no reason was given. */
  reason: string;
  values: KycValues;
  hasDocument: boolean;
  /** Whether anything was ever submitted (decision b14). */
  hasData: boolean;
}

/** @internal */
export type VendorKyc = Readonly<Record<KycType, KycDetail>>;

/** Reads the four verifications out of the vendor record (decision b80). @internal */
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

/** Nothing filled in. @internal */
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
