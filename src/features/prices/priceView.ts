import { clip } from '../../core/format/wireValues';
import {
  filterMenu,
  readMenuView,
  type StockFilter,
  type TypeFilter,
} from '../../core/menu/menuList';
import type { MenuItem } from '../../core/menu/types';
import { createSorter } from '../../ui/patterns/table/sortRows';
import type { ColumnId, GridRow } from './types';

export const SORTABLE = ['name', 'basePrice', 'price', 'tag', 'categoryId'] as const;

export interface PriceSort {
  id: string;
  isDescending: boolean;
}

export interface PriceView {
  search: string;
  type: TypeFilter;
  tag: string;
  stock: StockFilter;
  category: string;
  /** `null` is the order of the menu. */
  sort: PriceSort | null;
  /** The column that a narrow portal shows. */
  column: ColumnId;
}

/** The view at first, with the search and filters that the menu had. */
export function firstView(params: URLSearchParams): PriceView {
  const { search, type, tag, stock } = readMenuView(params);
  return { search, type, tag, stock, category: 'all', sort: null, column: 'price' };
}

export function isNarrowed({ search, type, tag, stock, category }: PriceView): boolean {
  return search.trim() !== '' || [type, tag, stock, category].some((filter) => filter !== 'all');
}

/** The rows of the items that match, in the order of the view. Edits do not move a row. */
export function shownRows(
  rows: readonly GridRow[],
  view: PriceView,
  categoryName: (id: string) => string,
): readonly GridRow[] {
  if (!isNarrowed(view) && !view.sort) return rows;
  const rowsOf = new Map<MenuItem, GridRow[]>();
  for (const row of rows) {
    if (row.combination === null) rowsOf.set(row.item, [row]);
    else rowsOf.get(row.item)?.push(row);
  }
  const items = filterMenu([...rowsOf.keys()], view);
  const { sort } = view;
  const sorted = sort
    ? createSorter((item: MenuItem) => valueOf(item, sort.id, categoryName))(
        items,
        sort.isDescending,
      )
    : items;
  return sorted.flatMap((item) => rowsOf.get(item) ?? []);
}

function valueOf(item: MenuItem, id: string, categoryName: (id: string) => string) {
  switch (id) {
    case 'basePrice':
      return item.basePrice;
    case 'price':
      return item.price;
    case 'tag':
      return clip(item.tag) || null;
    case 'categoryId':
      return categoryName(item.categoryId) || null;
    default:
      return clip(item.name) || null;
  }
}
