import { fetchCategories } from '../../../core/menu/api';
import { menuKeys } from '../../../core/menu/queries';
import type { DishCategory } from '../../../core/menu/types';
import { updateCategories } from '../../../core/menu/write/api';
import { ChangedElsewhere, mutationAtom } from '../../../core/state/mutationAtom';
import { queryClientAtom } from '../../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../../core/state/services';
import { type CategoryEdit, isSame, trimmed } from './edits';

type Categories = readonly DishCategory[];

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
