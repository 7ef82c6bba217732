import { fetchCategories } from '../../../core/menu/api';
import { menuKeys } from '../../../core/menu/queries';
import type { DishCategory } from '../../../core/menu/types';
import { updateCategories } from '../../../core/menu/write/api';
import { ChangedElsewhere, mutationAtom } from '../../../core/state/mutationAtom';
import { queryClientAtom } from '../../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../../core/state/services';
import { cleanName } from '../../../core/text/cleanName';
import { textKey } from '../../../core/text/textKey';

/** The longest name that the contract allows. */
export const NAME_MAX = 60;

type Categories = readonly DishCategory[];

/** The list with the vendor's changes, and the list that they were made on. */
export interface CategoryEdit {
  base: Categories;
  rows: Categories;
}

export function isSame(one: Categories, other: Categories): boolean {
  return JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));
}

/** The list as it is sent. */
export function trimmed(rows: Categories): Categories {
  return rows.map(({ id, name, isHidden }) => ({ id, name: cleanName(name), isHidden }));
}

/** The vendor's changes on a list that was changed elsewhere in the meantime. */
export function rebased({ base, rows }: CategoryEdit, now: Categories): CategoryEdit {
  const before = new Map(base.map((row) => [row.id, row]));
  const changed = new Map(rows.map((row) => [row.id, row]));
  const merged = now.map((row): DishCategory => {
    const was = before.get(row.id);
    const edited = changed.get(row.id);
    if (!was || !edited) return row;
    return {
      id: row.id,
      name: cleanName(edited.name) === cleanName(was.name) ? row.name : edited.name,
      isHidden: edited.isHidden === was.isHidden ? row.isHidden : edited.isHidden,
    };
  });
  const order = rows.map(({ id }) => id);
  const isReordered = order.join() !== base.map(({ id }) => id).join();
  // New categories are at the end.
  const placeOf = ({ id }: DishCategory) => (order.includes(id) ? order.indexOf(id) : order.length);
  return {
    base: now,
    rows: isReordered ? merged.toSorted((one, other) => placeOf(one) - placeOf(other)) : merged,
  };
}

type NameProblem = 'nameRequired' | 'nameLong' | 'nameTwice';

/** What is wrong with the names, by the id of the category. */
export function problemsOf(rows: Categories): ReadonlyMap<string, NameProblem> {
  const problems = new Map<string, NameProblem>();
  const names = new Set<string>();
  for (const { id, name } of trimmed(rows)) {
    const key = textKey(name);
    if (name === '') problems.set(id, 'nameRequired');
    else if (name.length > NAME_MAX) problems.set(id, 'nameLong');
    else if (names.has(key)) problems.set(id, 'nameTwice');
    names.add(key);
  }
  return problems;
}

export class CategoriesChanged extends ChangedElsewhere {
  constructor(readonly now: Categories) {
    super('The categories have changed');
  }
}

/** Reads the categories first, because the whole list is sent. */
export const saveCategoriesAtom = mutationAtom<CategoryEdit, Categories, void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const queryKey = menuKeys.categories;
  const read = (_edit: CategoryEdit, signal: AbortSignal) => fetchCategories(api, signal);
  return {
    key: [...queryKey, 'save'],
    operation: 'dishCategoriesUpdate',
    before: async (edit, signal) => {
      const now = await read(edit, signal);
      if (isSame(now, edit.base) || isSame(now, edit.rows)) return now;
      cache.setQueryData<Categories>(queryKey, now);
      throw new CategoriesChanged(now);
    },
    send: ({ rows }) => updateCategories(api, restaurantId, trimmed(rows)),
    read,
    has: (now, { rows }) => isSame(now, rows),
    apply: ({ rows }) => void cache.setQueryData<Categories>(queryKey, trimmed(rows)),
    invalidates: [queryKey],
  };
});
