import { safeId } from '../format/wireValues';
import { normalize } from '../forms/choices';
import { textKey } from '../text/textKey';
import { TAGS } from './choices';
import type { MenuItem } from './types';

/** The number of cards at first, and how many more each Load More shows (B9). */
export const PAGE_SIZE = 9;
export const LOAD_MORE_MS = 800;
/** The maximum for `?shown=`, so that a URL cannot render thousands of cards at once. */
const MOST_SHOWN = 100 * PAGE_SIZE;

export const TYPE_FILTERS = ['all', 'veg', 'nonVeg', 'egg'] as const;
export type TypeFilter = (typeof TYPE_FILTERS)[number];

export const STOCK_FILTERS = ['all', 'in', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export const TAG_FILTERS = ['all', ...TAGS.map(normalize)] as const;

export interface MenuView {
  search: string;
  type: TypeFilter;
  /** `all` or a normalized tag. */
  tag: string;
  stock: StockFilter;
  /** `all` or the id of a category; always `all` unless items are selected. */
  category: string;
  shown: number;
  /** Whether the screen is in the mode that selects items for a change of stock. */
  isSelecting: boolean;
}

export type MenuFilters = Pick<MenuView, 'type' | 'tag' | 'stock'>;

/** The filters that a narrow portal has in a dialog. */
export type FoldedValues = Pick<MenuView, 'type' | 'tag' | 'stock' | 'category'>;

export const WHOLE_MENU: MenuView = {
  search: '',
  type: 'all',
  tag: 'all',
  stock: 'all',
  category: 'all',
  shown: PAGE_SIZE,
  isSelecting: false,
};

/** Missing and invalid parameters get their defaults. */
export function readMenuView(params: URLSearchParams): MenuView {
  const shown = Number(params.get('shown'));
  const isSelecting = params.get('select') === '1';
  const isPages = Number.isSafeInteger(shown) && shown > PAGE_SIZE && shown % PAGE_SIZE === 0;
  return {
    search: params.get('search') ?? '',
    type: TYPE_FILTERS.find((type) => type === params.get('type')) ?? 'all',
    tag: TAG_FILTERS.find((tag) => tag === params.get('tag')) ?? 'all',
    stock: STOCK_FILTERS.find((stock) => stock === params.get('stock')) ?? 'all',
    category: (isSelecting && safeId(params.get('category'))) || 'all',
    isSelecting,
    shown: isPages ? Math.min(shown, MOST_SHOWN) : PAGE_SIZE,
  };
}

/** Omits defaults. */
export function writeMenuView(view: MenuView): URLSearchParams {
  const { search, type, tag, stock, category, shown, isSelecting } = view;
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (type !== 'all') params.set('type', type);
  if (tag !== 'all') params.set('tag', tag);
  if (stock !== 'all') params.set('stock', stock);
  if (isSelecting) params.set('select', '1');
  if (isSelecting && category !== 'all') params.set('category', category);
  if (shown > PAGE_SIZE) params.set('shown', String(shown));
  return params;
}

/** The search is plain text, not a pattern. */
export function filterMenu(
  items: readonly MenuItem[],
  { search, type, tag, stock, category }: MenuFilters & Pick<MenuView, 'search' | 'category'>,
): MenuItem[] {
  const query = textKey(search);
  return items.filter(
    (item) =>
      (type === 'all' || item.diet === type) &&
      (tag === 'all' || normalize(item.tag) === tag) &&
      (stock === 'all' || item.isInStock === (stock === 'in')) &&
      (category === 'all' || item.categoryId === category) &&
      textKey(item.name).includes(query),
  );
}
