import type { KycType, KycValues } from '../../../core/vendor/kyc';
import type messages from '../messages.en.json';
import { GSTIN_PATTERN, IFSC_PATTERN, PAN_PATTERN } from './gstin';

type Message = keyof typeof messages;

export interface KycField {
  name: keyof KycValues;
  label: Message;
  /** `digits` and `code` inputs turn autocorrect and autofill off (T19). */
  kind: 'text' | 'digits' | 'code' | 'date';
  hint?: Message;
  required: Message;
  pattern?: RegExp;
  /** Shown for a value that does not match `pattern`. */
  invalid?: Message;
  /** Masked except for its last four characters while the form is locked. */
  isSecret?: boolean;
}

/**
 * The fields of each verification, in their specified order (B2). To add a kind of document, start with `kyc` of the
 * public type `Region`; the type check then reports each table and text that lacks it.
 */
export const KYC_FIELDS: Readonly<Record<KycType, readonly KycField[]>> = {
  bank: [
    {
      name: 'bankName',
      label: 'bankName',
      kind: 'text',
      required: 'bankNameRequired',
      pattern: /^.{1,100}$/s,
      invalid: 'bankNameLong',
    },
    {
      name: 'accountNumber',
      label: 'accountNumber',
      kind: 'digits',
      required: 'accountRequired',
      pattern: /^\d+$/,
      invalid: 'onlyNumbers',
      isSecret: true,
    },
    {
      name: 'ifscCode',
      label: 'ifscCode',
      kind: 'code',
      hint: 'hintIfsc',
      required: 'ifscRequired',
      pattern: IFSC_PATTERN,
      invalid: 'ifscInvalid',
    },
  ],
  fssai: [
    {
      name: 'number',
      label: 'fssaiNumber',
      kind: 'digits',
      hint: 'hintFssai',
      required: 'fssaiRequired',
      isSecret: true,
    },
    {
      name: 'expiry',
      label: 'fssaiExpiry',
      kind: 'date',
      required: 'fssaiExpiryRequired',
    },
  ],
  gst: [
    {
      name: 'number',
      label: 'gstNumber',
      kind: 'code',
      hint: 'hintGst',
      required: 'gstRequired',
      pattern: GSTIN_PATTERN,
      invalid: 'gstInvalid',
      isSecret: true,
    },
    {
      name: 'expiry',
      label: 'gstExpiry',
      kind: 'date',
      required: 'gstExpiryRequired',
    },
  ],
  pan: [
    {
      name: 'number',
      label: 'panNumber',
      kind: 'code',
      hint: 'hintPan',
      required: 'panRequired',
      pattern: PAN_PATTERN,
      invalid: 'panInvalid',
      isSecret: true,
    },
  ],
};

/** Bank details need no document (B2). */
export function needsDocument(type: KycType): type is Exclude<KycType, 'bank'> {
  return type !== 'bank';
}
