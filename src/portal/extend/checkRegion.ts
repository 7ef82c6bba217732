import type { Region } from '../../core/contracts';
import { INDIA } from '../../core/region/region';

interface Checked {
  region: Required<Region>;
  /** The parts that cannot be used and are those of India instead. */
  faults: readonly string[];
}

/** The region of the host; the default is India. */
export function checkRegion(given: Region = INDIA): Checked {
  const { country, phone, currency, kyc = INDIA.kyc } = given ?? {};
  const { prefix, digits } = phone ?? {};
  const faults: string[] = [];
  const check = <Value>(name: string, value: Value | undefined, isGood: boolean, other: Value) => {
    if (isGood) return value as Value;
    faults.push(name);
    return other;
  };
  const region = {
    country: check('country', country, /^[A-Z]{2}$/.test(`${country}`), INDIA.country),
    phone: {
      prefix: check(
        'phone.prefix',
        prefix,
        /^\+[1-9]\d{0,3}$/.test(`${prefix}`),
        INDIA.phone.prefix,
      ),
      digits: check('phone.digits', digits, areDigits(digits), INDIA.phone.digits),
    },
    currency: check('currency', currency, isCurrency(currency), INDIA.currency),
    kyc: check('kyc', kyc, Array.isArray(kyc) && kyc.every(isKyc), INDIA.kyc),
  };
  return { region, faults };
}

/** E.164 allows 15 digits. */
function areDigits(digits: unknown): boolean {
  const range: unknown[] = Array.isArray(digits) ? digits : [digits, digits];
  const [min, max] = range as [number, number];
  return range.length === 2 && range.every(Number.isInteger) && min > 0 && min <= max && max < 16;
}

function isCurrency(currency: string | undefined): boolean {
  // Creating a formatter takes several ms on a phone; skip it for the default.
  if (currency === INDIA.currency) return true;
  try {
    return !!new Intl.NumberFormat('en', { style: 'currency', currency });
  } catch {
    return false;
  }
}

function isKyc(kind: Required<Region>['kyc'][number]): boolean {
  return INDIA.kyc.includes(kind);
}
