import type { Formats } from '../../core/format/formats';
import type { Translate } from '../../core/messages/messages';
import type { Offer } from './data';
import type messages from './messages.en.json';
import { periodOf } from './offerList';

type Text = Translate<keyof typeof messages>;

/** What an offer takes off, such as "₹100 off". */
export function discountWords(
  { discount, discountKind }: Offer,
  text: Text,
  { shortMoney, number }: Formats,
): string {
  if (discount === null) return '';
  const size =
    discountKind === 'percentage'
      ? text('percent', { number: number(discount) })
      : discountKind === 'flat'
        ? shortMoney(discount)
        : number(discount);
  return text('off', { size });
}

/** Which orders an offer is for, such as "above ₹300, new users". */
export function conditionWords(offer: Offer, text: Text, { shortMoney }: Formats): string {
  const { minOrder, isFirstOrderOfDay, isForNewUsers } = offer;
  const parts = [
    minOrder !== null && text('above', { amount: shortMoney(minOrder) }),
    isFirstOrderOfDay && text('firstOrder'),
    isForNewUsers && text('newUsers'),
  ];
  return parts.filter(Boolean).join(', ') || text('anyOrder');
}

/** The dates that matter now, such as "till 30 Nov"; `''` for an offer without dates. */
export function dateWords(offer: Offer, text: Text, formats: Formats, now: number): string {
  const { validFrom, validUntil } = offer;
  const period = periodOf(offer, now, formats.isoDay);
  const date = (value: string | number) => formats.shortDate(value, now);
  const parts = [
    period === 'upcoming' && text('from', { date: date(validFrom) }),
    validUntil !== '' && text(period === 'expired' ? 'until' : 'till', { date: date(validUntil) }),
  ];
  return parts.filter(Boolean).join(', ');
}
