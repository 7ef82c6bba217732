import type { Formats } from '../../core/format/formats';
import type { Translate } from '../../core/messages/messages';
import type messages from './messages.en.json';
import { periodOf } from './offerList';
import type { Offer } from './types';

type Text = Translate<keyof typeof messages>;

/** Describes an offer, such as "₹100 off above ₹300, new users, till 30 Nov". */
export function offerWords(offer: Offer, text: Text, formats: Formats, now: number): string {
  const { isFirstOrderOfDay, isForNewUsers, validFrom, validUntil } = offer;
  const period = periodOf(offer, now, formats.isoDay);
  const date = (value: string | number) => formats.shortDate(value, now);
  const parts = [
    discountWords(offer, text, formats),
    isFirstOrderOfDay && text('firstOrder'),
    isForNewUsers && text('newUsers'),
    period === 'upcoming' && text('from', { date: date(validFrom) }),
    validUntil !== '' && text(period === 'expired' ? 'until' : 'till', { date: date(validUntil) }),
  ];
  return parts.filter(Boolean).join(', ') || text('anyOrder');
}

function discountWords(offer: Offer, text: Text, { shortMoney, number }: Formats): string {
  const { discount, discountKind, minOrder } = offer;
  const above = minOrder === null ? '' : text('above', { amount: shortMoney(minOrder) });
  if (discount === null) return above;
  const size =
    discountKind === 'percentage'
      ? text('percent', { number: number(discount) })
      : discountKind === 'flat'
        ? shortMoney(discount)
        : number(discount);
  return [text('off', { size }), above].filter(Boolean).join(' ');
}
