import type { KycType, KycValues, VendorKyc } from '../../../core/vendor/kyc';
import type messages from '../messages.en.json';
import { GSTIN_PATTERN, hasGstinChecksum, PAN_PATTERN, panInGstin } from './gstin';
import { validityOf } from './validity';

const FSSAI_DIGITS = /^\d{14}$/;

interface Typed {
  type: KycType;
  name: keyof KycValues;
  value: string;
}

/** A warning about an unusual value, which never prevents the submission (b20, b22). */
export function adviceFor(
  { type, name, value }: Typed,
  kyc: VendorKyc,
  today: string,
): keyof typeof messages | null {
  if (name === 'expiry') return validityOf(value, today) === 'expired' ? 'adviceExpired' : null;
  if (name !== 'number' || value === '') return null;
  if (type === 'fssai') return FSSAI_DIGITS.test(value) ? null : 'adviceFssaiDigits';
  if (type === 'gst') return adviceForGstin(value, kyc.pan.values.number);
  return type === 'pan' ? adviceForPan(value, kyc.gst.values.number) : null;
}

function adviceForGstin(gstin: string, pan: string): keyof typeof messages | null {
  if (!GSTIN_PATTERN.test(gstin)) return null;
  if (!hasGstinChecksum(gstin)) return 'adviceGstinChecksum';
  return PAN_PATTERN.test(pan) && panInGstin(gstin) !== pan ? 'adviceGstinPan' : null;
}

function adviceForPan(pan: string, gstin: string): keyof typeof messages | null {
  const inside = panInGstin(gstin);
  return inside !== '' && PAN_PATTERN.test(pan) && inside !== pan ? 'advicePanGstin' : null;
}
