import type { Region } from '../contracts';
import { INDIA } from './region';

/** In percent. */
export interface PayoutTaxes {
  /** Tax on the commission of the marketplace; GST in India. */
  commissionTax: number;
  /** Tax that is withheld from the payout; TDS in India. */
  taxWithheld: number;
}

const TAXES: Readonly<Record<string, PayoutTaxes>> = {
  [INDIA.country]: { commissionTax: 18, taxWithheld: 0.1 },
};

/** The default for other countries: no taxes. Vendors can change the rates. */
export function payoutTaxes({ country }: Pick<Region, 'country'>): PayoutTaxes {
  return TAXES[country] ?? { commissionTax: 0, taxWithheld: 0 };
}

/** Whether the taxes have their Indian names. */
export function hasIndianTaxes({ country }: Pick<Region, 'country'>): boolean {
  return country === INDIA.country;
}
