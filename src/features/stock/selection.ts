import type { MenuItem } from '../../core/menu/types';

/** An item without a valid id cannot be changed. */
export function selectable(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.filter(({ id }) => id !== '');
}

export function withItem(selected: ReadonlySet<string>, id: string, isOn: boolean): Set<string> {
  const next = new Set(selected);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}

/** Selects or deselects all shown items; hidden items do not change. */
export function withAll(
  selected: ReadonlySet<string>,
  shown: readonly MenuItem[],
  isOn: boolean,
): Set<string> {
  const ids = selectable(shown).map(({ id }) => id);
  if (isOn) return new Set([...selected, ...ids]);
  const hidden = new Set(ids);
  return new Set([...selected].filter((id) => !hidden.has(id)));
}

/** The selected items that are still on the menu, each once. */
export function selectedItems(
  menu: readonly MenuItem[],
  selected: ReadonlySet<string>,
): readonly MenuItem[] {
  const byId = new Map(selectable(menu).map((item) => [item.id, item]));
  return [...byId.values()].filter(({ id }) => selected.has(id));
}
