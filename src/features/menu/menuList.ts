import { plain, TAGS } from './choices';
import type { MenuItem } from './types';

/** How many cards there are at first, and how many each Load More adds (specification B 9). */
export const PAGE_SIZE = 9;
export const LOAD_MORE_MS = 800;
/** More than anybody loads by hand; an address may not ask for it all at once. */
const MOST_SHOWN = 100 * PAGE_SIZE;

export const TYPE_FILTERS = ['all', 'veg', 'nonVeg', 'egg'] as const;
export type TypeFilter = (typeof TYPE_FILTERS)[number];

export const TAG_FILTERS = ['all', ...TAGS.map(plain)] as const;

export interface MenuView {
  search: string;
  type: TypeFilter;
  /** `all`, or the plain spelling of a tag. */
  tag: string;
  shown: number;
}

export const WHOLE_MENU: MenuView = { search: '', type: 'all', tag: 'all', shown: PAGE_SIZE };

/** Reads an address; what it does not say, or says wrongly, is as it is at first. */
export function readMenuView(params: URLSearchParams): MenuView {
  const shown = Number(params.get('shown'));
  const isPages = Number.isSafeInteger(shown) && shown > PAGE_SIZE && shown % PAGE_SIZE === 0;
  return {
    search: params.get('search') ?? '',
    type: TYPE_FILTERS.find((type) => type === params.get('type')) ?? 'all',
    tag: TAG_FILTERS.find((tag) => tag === params.get('tag')) ?? 'all',
    shown: isPages ? Math.min(shown, MOST_SHOWN) : PAGE_SIZE,
  };
}

/** The shortest address of a view: what is as it is at first is left out. */
export function writeMenuView({ search, type, tag, shown }: MenuView): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (type !== 'all') params.set('type', type);
  if (tag !== 'all') params.set('tag', tag);
  if (shown > PAGE_SIZE) params.set('shown', String(shown));
  return params;
}

/** The items that the filters leave. The search is plain text, never a pattern. */
export function filterMenu(
  items: readonly MenuItem[],
  { search, type, tag }: Pick<MenuView, 'search' | 'type' | 'tag'>,
): MenuItem[] {
  const wanted = search.trim().toLowerCase();
  return items.filter(
    (item) =>
      (type === 'all' || item.diet === type) &&
      (tag === 'all' || plain(item.tag) === tag) &&
      item.name.toLowerCase().includes(wanted),
  );
}
