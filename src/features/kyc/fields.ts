import type { KycType, KycValues } from '../../core/vendor/kyc';
import type messages from './messages.en.json';

/** `digits` and `code` are typed without help from the browser (safety T19). */
export type FieldKind = 'text' | 'digits' | 'code' | 'date';

export interface KycField {
  name: keyof KycValues;
  label: keyof typeof messages;
  kind: FieldKind;
  /** Only its last four characters are shown while the form is locked. */
  isSecret?: boolean;
}

/** The fields of each verification, in the order of the specification (B 2). */
export const KYC_FIELDS: Readonly<Record<KycType, readonly KycField[]>> = {
  bank: [
    { name: 'bankName', label: 'bankName', kind: 'text' },
    { name: 'accountNumber', label: 'accountNumber', kind: 'digits', isSecret: true },
    { name: 'ifscCode', label: 'ifscCode', kind: 'code' },
  ],
  fssai: [
    { name: 'number', label: 'fssaiNumber', kind: 'digits', isSecret: true },
    { name: 'expiry', label: 'fssaiExpiry', kind: 'date' },
  ],
  gst: [
    { name: 'number', label: 'gstNumber', kind: 'code', isSecret: true },
    { name: 'expiry', label: 'gstExpiry', kind: 'date' },
  ],
  pan: [{ name: 'number', label: 'panNumber', kind: 'code', isSecret: true }],
};

/** Whether a verification comes with a document; bank details do not (specification B 2). */
export function needsDocument(type: KycType): type is Exclude<KycType, 'bank'> {
  return type !== 'bank';
}
