import type { Formats } from '../../core/format/formats';
import type { ListOptions } from '../../ui/patterns/listUrl';
import { type Offer, OFFER_STATUSES, type OfferFilter, type OfferPeriod } from './types';

/** What the address of the list may say (sizes: specification B 9). */
export const OFFER_LIST: ListOptions<OfferFilter> = {
  statuses: OFFER_STATUSES,
  sortable: ['title', 'period', 'status'],
  pageSize: 25,
  pageSizes: [10, 25, 50],
};

/** The offers that a filter leaves. The search is plain text, never a pattern. */
export function filterOffers(
  offers: readonly Offer[],
  { status, search }: { status: OfferFilter; search: string },
): Offer[] {
  const wanted = search.trim().toLowerCase();
  return offers.filter(
    ({ isActive, title, code }) =>
      (status === 'all' || isActive === (status === 'active')) &&
      `${title}\n${code}`.toLowerCase().includes(wanted),
  );
}

/** Where now is; an offer without limits always runs, and a day without a time counts whole. */
export function periodOf(
  { validFrom, validUntil }: Pick<Offer, 'validFrom' | 'validUntil'>,
  now: number,
  isoDay: Formats['isoDay'],
): OfferPeriod {
  if (validUntil !== '' && isBefore(validUntil, now, isoDay)) return 'expired';
  return validFrom !== '' && isAfter(validFrom, now, isoDay) ? 'upcoming' : 'running';
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

function isBefore(moment: string | number, now: number, isoDay: Formats['isoDay']): boolean {
  if (DATE_ONLY.test(String(moment))) return String(moment) < isoDay(now);
  return new Date(moment).getTime() < now;
}

function isAfter(moment: string | number, now: number, isoDay: Formats['isoDay']): boolean {
  if (DATE_ONLY.test(String(moment))) return String(moment) > isoDay(now);
  return new Date(moment).getTime() > now;
}
