import type { Amounts } from '../../core/amount/amounts';
import { categoryNames } from '../../core/menu/categoryNames';
import { toValues } from '../../core/menu/fields/itemValues';
import type { DishCategory, MenuItem } from '../../core/menu/types';
import type { ExportTable } from '../../ui/patterns/export/exportTable';
import { type Cells, type Column, HEADERS } from './columns';
import { itemRows, itemsById } from './itemRows';

export interface WholeMenu {
  columns: readonly Column[];
  menu: readonly MenuItem[];
  categories: readonly DishCategory[];
}

/** The file with the whole menu. An item that cannot be changed is left out. */
export function menuFile(
  { menu, categories, columns }: WholeMenu,
  amounts: Amounts,
): ExportTable<Cells> {
  const items = itemsById(menu);
  const names = categoryNames(categories);
  return {
    columns: columns.map((column) => ({
      header: HEADERS[column],
      value: (cells) => cells[column] ?? '',
    })),
    rows: menu
      .filter((item) => items.get(item.id) === item)
      .flatMap((item) => itemRows(item.id, toValues(item, amounts), names)),
  };
}
