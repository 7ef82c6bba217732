import type { MenuItem } from '../../core/menu/types';
import { toMenuItem } from '../../core/menu/wire';

/** The item that an empty form shows. */
export const NEW_ITEM: MenuItem = { ...toMenuItem({}), isListed: true, isInStock: true };

/** A new item with the values of another one. The portal cannot send a stored picture, so the copy has none. */
export function copyOf(item: MenuItem, name: string): MenuItem {
  const { wire: _wire, ...rest } = item;
  return {
    ...rest,
    id: '',
    name,
    image: '',
    isInStock: true,
    outUntil: null,
    variantGroups: item.variantGroups.map(({ variants, ...group }) => ({
      ...group,
      variants: variants.map(withoutId),
    })),
    addonGroups: item.addonGroups.map(({ items, ...group }) => ({
      ...group,
      items: items.map(withoutId),
    })),
    extra: {},
  };
}

function withoutId<Option extends { id: unknown }>(option: Option): Option & { id: null } {
  return { ...option, id: null };
}
