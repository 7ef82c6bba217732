import type { DishCategory, MenuItem } from './types';

export interface CategoryGroup {
  id: string;
  /** `''` if the category is unknown or not read yet. */
  name: string;
  items: readonly MenuItem[];
}

/**
 * The items by category, in the order of the menu. Once the categories are read, the items of unknown categories are
 * the last group.
 */
export function byCategory(
  items: readonly MenuItem[],
  categories: readonly DishCategory[] | undefined,
): readonly CategoryGroup[] {
  const names = new Map(categories?.map(({ id, name }) => [id, name]));
  const groups = new Map<string, MenuItem[]>();
  for (const item of items) {
    const id = !categories || names.get(item.categoryId) ? item.categoryId : '';
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  const unknown = groups.get('');
  if (categories && groups.delete('') && unknown) groups.set('', unknown);
  return [...groups].map(([id, inGroup]) => ({ id, name: names.get(id) ?? '', items: inGroup }));
}
