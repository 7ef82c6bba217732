import type { Amounts } from '../../core/amount/amounts';
import { categoryNames } from '../../core/menu/categoryNames';
import { toValues } from '../../core/menu/fields/itemValues';
import type { DishCategory, MenuItem } from '../../core/menu/types';
import type { ExportColumn, ExportTable } from '../../ui/patterns/export/exportTable';
import { type Cells, type Column, columnOf, HEADERS } from './columns';
import { itemRows, itemsById } from './itemRows';

export { columnsFor } from './columns';

export interface WholeMenu {
  columns: readonly Column[];
  menu: readonly MenuItem[];
  categories: readonly DishCategory[];
}

interface Line {
  cells: Cells;
  /** The item in its own row; variants, combinations and addons have none. */
  item: MenuItem | undefined;
}

/**
 * The file with these items, and with columns of the host at the end, which are not read back. An item that cannot be
 * changed is left out.
 */
export function menuFile(
  { menu, categories, columns }: WholeMenu,
  amounts: Amounts,
  added: readonly ExportColumn<MenuItem>[] = [],
): ExportTable<Line> {
  const items = itemsById(menu);
  const names = categoryNames(categories);
  return {
    columns: [
      ...columns.map(
        (column): ExportColumn<Line> => ({
          header: HEADERS[column],
          value: ({ cells }) => cells[column] ?? '',
        }),
      ),
      ...added.map(
        (column): ExportColumn<Line> => ({
          ...column,
          // A file with a header of the portal twice is refused.
          header: columnOf(column.header) ? `${column.header} [2]` : column.header,
          value: ({ item }) => (item ? column.value(item) : null),
        }),
      ),
    ],
    rows: menu
      .filter((item) => items.get(item.id) === item)
      .flatMap((item) =>
        itemRows(item.id, toValues(item, amounts), names).map((cells, at) => ({
          cells,
          item: at === 0 ? item : undefined,
        })),
      ),
  };
}
