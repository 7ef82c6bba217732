import type { OfferRow } from '../../core/contracts';
import type { Offer } from './data';

/** The fields of an offer for the host's columns. */
export function toOfferRow({ id, title, code, minOrder, isActive }: Offer): OfferRow {
  return { id, title, code, minOrder, isActive };
}
