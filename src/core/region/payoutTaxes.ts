import type { Region } from '../contracts';
import { INDIA } from './region';

/** Tax rates in percent. */
export interface PayoutTaxes {
  /** Tax on the commission of the marketplace; GST in India. */
  commissionTax: number;
  /** Tax that is withheld from the payout; TDS in India. */
  taxWithheld: number;
}

const TAXES: Readonly<Record<string, PayoutTaxes>> = {
  [INDIA.country]: { commissionTax: 18, taxWithheld: 0.1 },
};

/** The default tax rates of a country, which vendors can change. For an unknown country they are 0. */
export function payoutTaxes({ country }: Pick<Region, 'country'>): PayoutTaxes {
  return TAXES[country] ?? { commissionTax: 0, taxWithheld: 0 };
}

/** Whether the taxes have their Indian names. */
export function hasIndianTaxes({ country }: Pick<Region, 'country'>): boolean {
  return country === INDIA.country;
}
