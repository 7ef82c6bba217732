import type { Region } from '../contracts';
import { INDIA } from './region';

/**
 * Whether the marketplace issues the tax invoice for an order, so that a bill of the restaurant is none: in India it pays
 * the tax of a restaurant's orders since 2022 (section 9(5) of the CGST Act).
 */
export function isInvoicedByMarketplace({ country }: Pick<Region, 'country'>): boolean {
  return country === INDIA.country;
}
