import type { Region } from '../../core/contracts';
import { INDIA } from '../../core/region/region';

/** The region of the host. India is the default, and replaces parts that cannot be used. */
export function usableRegion(given: Region = INDIA): Required<Region> {
  const { country, phone, currency, kyc = INDIA.kyc } = given ?? {};
  const { prefix, digits } = phone ?? {};
  return {
    country: matching(/^[A-Z]{2}$/, country) ?? INDIA.country,
    phone: {
      prefix: matching(/^\+[1-9]\d{0,3}$/, prefix) ?? INDIA.phone.prefix,
      digits: areDigits(digits) ? digits : INDIA.phone.digits,
    },
    // `Intl` accepts any three letters.
    currency: matching(/^[a-z]{3}$/i, currency) ?? INDIA.currency,
    kyc: Array.isArray(kyc) && kyc.every((kind) => INDIA.kyc.includes(kind)) ? kyc : INDIA.kyc,
  };
}

function matching(pattern: RegExp, value: string | undefined): string | undefined {
  return pattern.test(`${value}`) ? value : undefined;
}

/** E.164 allows 15 digits. */
function areDigits(digits: unknown): digits is Region['phone']['digits'] {
  const range: unknown[] = Array.isArray(digits) ? digits : [digits, digits];
  const [min, max] = range as [number, number];
  return range.length === 2 && range.every(Number.isInteger) && min > 0 && min <= max && max < 16;
}
