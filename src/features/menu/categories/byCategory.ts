import type { DishCategory, MenuItem } from '../../../core/menu/types';

export interface CategoryGroup {
  id: string;
  /** `''` if the category is unknown or not read yet. */
  name: string;
  isHidden: boolean;
  items: readonly MenuItem[];
}

/**
 * The items by category, in the order of the menu, or in that of the categories with `isOrdered`. Once the categories
 * are read, the items of unknown categories are the last group.
 */
export function byCategory(
  items: readonly MenuItem[],
  categories: readonly DishCategory[] | undefined,
  { isOrdered = false } = {},
): readonly CategoryGroup[] {
  const known = new Map(categories?.map((category) => [category.id, category]));
  const groups = new Map<string, MenuItem[]>();
  if (isOrdered) for (const id of known.keys()) groups.set(id, []);
  for (const item of items) {
    const id = !categories || known.get(item.categoryId)?.name ? item.categoryId : '';
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  const unknown = groups.get('');
  if (categories && groups.delete('') && unknown) groups.set('', unknown);
  return [...groups]
    .filter(([, inGroup]) => inGroup.length > 0)
    .map(([id, inGroup]) => {
      const { name = '', isHidden = false } = known.get(id) ?? {};
      return { id, name, isHidden, items: inGroup };
    });
}
