import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchCategories, fetchItem, fetchMenu } from './api';
import { menuKeys } from './keys';

export const menuAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: menuKeys.list(restaurantId),
    queryFn: ({ signal }) => fetchMenu(api, restaurantId, signal),
    enabled: restaurantId !== '',
  };
});

/** One item, for the screens that show or change it. Build it in `useMemo`. */
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

/** The categories of the marketplace; they hardly ever change. */
export const categoriesAtom = queryAtom((get) => {
  const api = get(apiAtom);
  return {
    queryKey: menuKeys.categories,
    queryFn: ({ signal }) => fetchCategories(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
});
