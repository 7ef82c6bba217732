import { toText } from '../../core/format/wireValues';
import type messages from '../../core/menu/messages.en.json';
import type { MenuItem } from '../../core/menu/types';
import type { Translate } from '../../core/messages/messages';
import { type ExportColumn, ITEM_SEPARATOR } from '../../ui/patterns/export/exportTable';

type Text = Translate<keyof typeof messages>;

export function menuExport(text: Text): readonly ExportColumn<MenuItem>[] {
  const answer = (isYes: boolean) => text(isYes ? 'yes' : 'no');
  return [
    { header: text('item'), value: ({ name }) => name },
    { header: text('description'), value: ({ description }) => description },
    { header: text('type'), value: ({ diet }) => text(diet ?? 'typeUnknown') },
    { header: text('tag'), value: ({ tag }) => tag },
    { header: text('price'), value: ({ price }) => price, kind: 'money' },
    { header: text('basePrice'), value: ({ basePrice }) => basePrice, kind: 'money' },
    { header: text('inStock'), value: ({ isInStock }) => answer(isInStock) },
    { header: text('recommended'), value: ({ isRecommended }) => answer(isRecommended) },
    { header: text('listed'), value: ({ isListed }) => answer(isListed) },
    { header: text('combinations'), value: (item) => combinationWords(item, text) },
    {
      header: text('addons'),
      value: ({ addonGroups }) =>
        addonGroups
          .flatMap(({ items }) => items.map(({ name, price }) => priced(name, price)))
          .join(ITEM_SEPARATOR),
    },
  ];
}

function combinationWords({ combinations }: MenuItem, text: Text): string {
  return combinations
    .map(({ first, second, price }) =>
      priced(second ? text('pair', { first, second }) : first, price),
    )
    .join(ITEM_SEPARATOR);
}

function priced(name: string, price: number | null): string {
  return price === null ? name : `${name}: ${toText(price)}`;
}
