import { type Formats, isDay } from '../../core/format/formats';
import { searchKey, textKey } from '../../core/text/textKey';
import type { ListOptions } from '../../ui/patterns/table/listUrl';
import { OFFER_STATUSES, type Offer, type OfferFilter, type OfferPeriod } from './data';

/** The columns that the URL can sort by. */
export const SORTABLE = ['title', 'period', 'status'] as const;

/** The values that are valid in the URL (B9). */
export const OFFER_LIST: ListOptions<OfferFilter> = {
  statuses: OFFER_STATUSES,
  sortable: SORTABLE,
  table: 'offers',
  pageSize: 25,
  pageSizes: [10, 25, 50],
};

/** The search is plain text, not a pattern. */
export function filterOffers(
  offers: readonly Offer[],
  { status, search }: { status: OfferFilter; search: string },
): Offer[] {
  const query = textKey(search);
  return offers.filter(
    ({ isActive, title, code }) =>
      (status === 'all' || isActive === (status === 'active')) &&
      searchKey([title, code]).includes(query),
  );
}

/** An offer without dates is always running. A day without a time means the whole day. */
export function periodOf(
  { validFrom, validUntil }: Pick<Offer, 'validFrom' | 'validUntil'>,
  now: number,
  isoDay: Formats['isoDay'],
): OfferPeriod {
  if (validUntil !== '' && isBefore(validUntil, now, isoDay)) return 'expired';
  return validFrom !== '' && isAfter(validFrom, now, isoDay) ? 'upcoming' : 'running';
}

function isBefore(moment: string | number, now: number, isoDay: Formats['isoDay']): boolean {
  if (isDay(moment)) return moment < isoDay(now);
  return new Date(moment).getTime() < now;
}

function isAfter(moment: string | number, now: number, isoDay: Formats['isoDay']): boolean {
  if (isDay(moment)) return moment > isoDay(now);
  return new Date(moment).getTime() > now;
}
