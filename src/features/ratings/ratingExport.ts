import type { Translate } from '../../core/messages/messages';
import { type ExportColumn, ITEM_SEPARATOR } from '../../ui/patterns/export/exportTable';
import { ASPECTS, type Review, type ReviewedItem } from './data';
import type { DishRating } from './dishRatings';
import type messages from './messages.en.json';

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
      value: ({ items }) => items.map((item) => itemWords(item, text)).join(ITEM_SEPARATOR),
    },
  ];
}

function itemWords({ name, quantity }: ReviewedItem, text: Text): string {
  const words = name || text('itemNameless');
  return quantity === null ? words : `${text('times', { quantity })} ${words}`;
}

export function dishExport(text: Text): readonly ExportColumn<DishRating>[] {
  return [
    { header: text('columnDish'), value: ({ name }) => name },
    { header: text('columnAverage'), value: ({ average }) => hundredths(average) },
    { header: text('columnReviews'), value: ({ count }) => count },
    { header: text('columnTrend'), value: ({ change }) => change && hundredths(change) },
  ];
}

function hundredths(score: number): number {
  return Math.round(score * 100) / 100;
}
