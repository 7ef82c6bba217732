import type { Translate } from '../../core/messages/messages';
import type { ExportColumn } from '../../ui/patterns/export/exportTable';
import type messages from './messages.en.json';
import { ASPECTS, type Review, type ReviewedItem } from './types';

type Text = Translate<keyof typeof messages>;

export function ratingExport(text: Text): readonly ExportColumn<Review>[] {
  return [
    { header: text('columnDate'), value: ({ createdAt }) => createdAt, kind: 'time' },
    { header: text('columnCustomer'), value: ({ customer }) => customer },
    ...ASPECTS.map((aspect) => ({
      header: text(aspect),
      value: ({ scores }: Review) => scores[aspect],
    })),
    { header: text('columnText'), value: (review) => review.text },
    {
      header: text('items'),
      value: ({ items }) => items.map((item) => itemWords(item, text)).join('; '),
    },
  ];
}

function itemWords({ name, quantity }: ReviewedItem, text: Text): string {
  const words = name || text('itemNameless');
  return quantity === null ? words : `${text('times', { quantity })} ${words}`;
}
