import type { Formats } from '../../core/format/formats';
import type { Translate } from '../../core/messages/messages';
import type { ExportColumn } from '../../ui/patterns/export/exportTable';
import type { Offer } from './data';
import type messages from './messages.en.json';
import { periodOf } from './offerList';
import { conditionWords, discountWords } from './offerWords';

export function offerExport(
  text: Translate<keyof typeof messages>,
  formats: Formats,
  now: number,
): readonly ExportColumn<Offer>[] {
  return [
    { header: text('columnOffer'), value: ({ title }) => title },
    { header: text('columnCode'), value: ({ code }) => code },
    { header: text('columnDiscount'), value: (offer) => discountWords(offer, text, formats) },
    { header: text('columnConditions'), value: (offer) => conditionWords(offer, text, formats) },
    { header: text('columnMinimum'), value: ({ minOrder }) => minOrder, kind: 'money' },
    { header: text('columnFrom'), value: ({ validFrom }) => validFrom, kind: 'time' },
    { header: text('columnUntil'), value: ({ validUntil }) => validUntil, kind: 'time' },
    {
      header: text('columnPeriod'),
      value: (offer) => text(periodOf(offer, now, formats.isoDay)),
    },
    {
      header: text('columnStatus'),
      value: ({ isActive }) => text(isActive ? 'active' : 'pending'),
    },
  ];
}
