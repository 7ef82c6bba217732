import { useAtomValue } from 'jotai';
import { clip } from '../../core/format/wireValues';
import { normalize } from '../../core/forms/choices';
import { TAGS } from '../../core/menu/choices';
import { STOCK_FILTERS, TYPE_FILTERS } from '../../core/menu/menuList';
import messages from '../../core/menu/messages.en.json';
import { categoriesAtom } from '../../core/menu/queries';
import { useText } from '../../core/messages/useText';

const STOCK = { all: 'all', in: 'inStock', out: 'outOfStock' } as const;

/** The options of the filters for the type, the tag and the stock. */
export function useFilterChoices() {
  const text = useText(messages);
  return {
    type: TYPE_FILTERS.map((value) => ({ value, label: text(value) })),
    stock: STOCK_FILTERS.map((value) => ({ value, label: text(STOCK[value]) })),
    tag: [
      { value: 'all', label: text('all') },
      ...TAGS.map((tag) => ({ value: normalize(tag), label: text(tag) })),
    ],
  };
}

/** The options of the filter for the category, which need a call; `undefined` if there are no categories. */
export function useCategoryChoices() {
  const text = useText(messages);
  const { data: categories = [] } = useAtomValue(categoriesAtom);
  if (categories.length === 0) return undefined;
  return [
    { value: 'all', label: text('all') },
    ...categories.map(({ id, name }) => ({ value: id, label: clip(name) || id })),
  ];
}
