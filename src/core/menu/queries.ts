import { atom } from 'jotai';
import { cachedAtom, queryAtom, queryClientAtom } from '../state/queryClient';
import { apiAtom, restaurantIdAtom } from '../state/services';
import { fetchCategories, fetchItem, fetchMenu } from './api';

export const menuKeys = {
  all: (restaurantId: string) => ['menu', restaurantId] as const,
  list: (restaurantId: string) => [...menuKeys.all(restaurantId), 'list'] as const,
  item: (restaurantId: string, id: string) => [...menuKeys.all(restaurantId), 'item', id] as const,
  categories: ['dishCategories'] as const,
};

export const menuOptionsAtom = atom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: menuKeys.list(restaurantId),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchMenu(api, restaurantId, signal),
    enabled: restaurantId !== '',
  };
});

export const menuAtom = queryAtom((get) => get(menuOptionsAtom));

/** The menu if another screen has read it. */
export const knownMenuAtom = cachedAtom((get) => get(menuOptionsAtom));

/** Reads the menu from the server, even if it is cached. */
export const readMenuAtom = atom(null, (get) =>
  get(queryClientAtom).fetchQuery({ ...get(menuOptionsAtom), staleTime: 0 }),
);

/** Create this atom in `useMemo`. */
export function createItemAtom(id: string) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      queryKey: menuKeys.item(restaurantId, id),
      queryFn: ({ signal }) => fetchItem(api, { restaurantId, id }, signal),
      enabled: restaurantId !== '' && id !== '',
    };
  });
}

const categoryOptionsAtom = atom((get) => {
  const api = get(apiAtom);
  return {
    queryKey: menuKeys.categories,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchCategories(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
});

export const categoriesAtom = queryAtom((get) => get(categoryOptionsAtom));

/** The same categories, read again by a screen that changes them. */
export const editedCategoriesAtom = queryAtom((get) => ({
  ...get(categoryOptionsAtom),
  staleTime: 0,
}));

/** Reads the categories, unless they are cached. */
export const readCategoriesAtom = atom(null, (get) =>
  get(queryClientAtom).fetchQuery(get(categoryOptionsAtom)),
);
