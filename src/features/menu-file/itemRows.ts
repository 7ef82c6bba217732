import type { CategoryNames } from '../../core/menu/categoryNames';
import type { ItemValues } from '../../core/menu/fields/itemValues';
import { recordOf, rowOf } from '../../core/menu/itemTable';
import type { MenuItem } from '../../core/menu/types';
import { distinctNames } from '../../core/text/distinctNames';
import { type Cells, CSV_FIELDS, type Kind } from './columns';

/** The items that can be changed, by their ids. Of two items with one id, the first one counts. */
export function itemsById(menu: readonly MenuItem[]): ReadonlyMap<string, MenuItem> {
  const items = new Map(menu.toReversed().map((item) => [item.id, item]));
  items.delete('');
  return items;
}

/** The rows of an item: its own row, then its variants, combinations and addons. */
export function itemRows(id: string, values: ItemValues, categories: CategoryNames): Cells[] {
  const row = (kind: Kind, cells: Cells): Cells => ({ id, kind, ...cells });
  const itemCells = recordOf(CSV_FIELDS, (field) => {
    const value = values[field];
    if (typeof value === 'boolean') return yesNo(value);
    return rowOf(field).kind === 'category' ? categories.wordsOf(value) : value;
  });
  const variantGroups = groupWords(values.variantGroups);
  const addonGroups = groupWords(values.addonGroups);
  return [
    row('item', itemCells),
    ...values.variantGroups.flatMap(({ variants }, at) =>
      orOneEmpty(variants).map(({ name }) => row('variant', { group: variantGroups[at], name })),
    ),
    ...values.combinations.map(({ first, second, price }) =>
      row('combination', { name: first, second, price }),
    ),
    ...values.addonGroups.flatMap(({ max, hasPrices, items }, at) =>
      orOneEmpty(items).map(({ name, price }) =>
        row('addon', { group: addonGroups[at], name, price, max, hasPrices: yesNo(hasPrices) }),
      ),
    ),
  ];
}

/** The names of groups, with their numbers if several groups of the item have one name. */
export function groupWords(groups: readonly { name: string }[]): string[] {
  return distinctNames(groups.map(({ name }, at) => ({ id: String(at + 1), name })));
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
