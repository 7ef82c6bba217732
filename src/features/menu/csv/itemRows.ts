import type { ItemValues } from '../edit/itemValues';
import type { DishCategory, MenuItem } from '../types';
import type { Cells, Kind } from './columns';

/** The columns of an item that contain a value of the form as it is. */
export const FORM_FIELDS = {
  name: 'name',
  description: 'description',
  title: 'title',
  diet: 'dietCode',
  tag: 'tag',
  basePrice: 'basePrice',
  price: 'price',
  timing: 'productTiming',
  quantity: 'defaultQuantity',
  productType: 'productType',
} as const;

export const FLAGS = {
  listed: 'isListed',
  inStock: 'isInStock',
  recommended: 'isRecommended',
} as const;

/** The items that can be changed, by their ids. Of two items with one id, the first one counts. */
export function itemsById(menu: readonly MenuItem[]): ReadonlyMap<string, MenuItem> {
  const items = new Map(menu.toReversed().map((item) => [item.id, item]));
  items.delete('');
  return items;
}

/** The rows of an item: its own row, then its variants, combinations and addons. */
export function itemRows(
  id: string,
  values: ItemValues,
  categories: readonly DishCategory[],
): Cells[] {
  const row = (kind: Kind, cells: Cells): Cells => ({ id, kind, ...cells });
  const own: Cells = { category: categoryName(values.categoryId, categories) };
  for (const [column, field] of entries(FORM_FIELDS)) own[column] = values[field];
  for (const [column, field] of entries(FLAGS)) own[column] = yesNo(values[field]);
  return [
    row('item', own),
    ...values.variantGroups.flatMap(({ name: group, variants }) =>
      orOneEmpty(variants).map(({ name }) => row('variant', { group, name })),
    ),
    ...values.combinations.map(({ first, second, price }) =>
      row('combination', { name: first, second, price }),
    ),
    ...values.addonGroups.flatMap(({ name: group, max, hasPrices, items }) =>
      orOneEmpty(items).map(({ name, price }) =>
        row('addon', { group, name, price, max, hasPrices: yesNo(hasPrices) }),
      ),
    ),
  ];
}

/** The name of a category, or its id if it is not in the list. */
function categoryName(id: string, categories: readonly DishCategory[]): string {
  return categories.find((category) => category.id === id)?.name || id;
}

/** A group without rows would not be in the file. */
function orOneEmpty<Row extends object>(rows: readonly Row[]): readonly (Row | EmptyRow)[] {
  return rows.length > 0 ? rows : [{ name: '', price: '' }];
}

interface EmptyRow {
  name: string;
  price: string;
}

function yesNo(isYes: boolean): string {
  return isYes ? 'yes' : 'no';
}

export function entries<Key extends string, Value>(record: Readonly<Record<Key, Value>>) {
  return Object.entries(record) as [Key, Value][];
}
