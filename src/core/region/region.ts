import type { Region } from '../contracts';

export const INDIA: Required<Region> = {
  country: 'IN',
  phone: { prefix: '+91', digits: 10 },
  currency: 'INR',
  kyc: ['bank', 'fssai', 'gst', 'pan'],
};

/** The minimum and maximum number of digits of a phone number without its prefix. */
export function digitRange({ digits }: Region['phone']): readonly [min: number, max: number] {
  return typeof digits === 'number' ? [digits, digits] : digits;
}

export const ANY_DIGIT = '\\d';

/** The pattern of the first digit: an Indian mobile number begins with 6 to 9 (A5). */
export function firstDigit({ country, phone }: Region): string {
  const { prefix } = INDIA.phone;
  return country === INDIA.country && phone.prefix === prefix ? '[6-9]' : ANY_DIGIT;
}

/** Matches a mobile number without its prefix. */
export function mobilePattern(region: Region): RegExp {
  const [min, max] = digitRange(region.phone);
  return new RegExp(`^${firstDigit(region)}\\d{${min - 1},${max - 1}}$`);
}
