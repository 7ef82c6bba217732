import { atom } from 'jotai';
import { stationAtom } from '../orders/stations/state';
import { type CategoryOf, toCategoryOf } from '../orders/stations/stations';
import { queryAtom, queryClientAtom } from '../state/queryClient';
import { categoriesAtom, menuAtom, menuOptionsAtom } from './queries';

const HOUR_MS = 60 * 60_000;

const stationMenuAtom = queryAtom((get) => {
  const options = get(menuOptionsAtom);
  return {
    ...options,
    staleTime: HOUR_MS,
    refetchInterval: HOUR_MS,
    enabled: get(stationAtom) !== null && options.enabled,
  };
});

const UNREAD = toCategoryOf([]);

/** The categories of dishes; none is known until the menu is read, which only a device with a station does. */
export const categoryOfAtom = atom((get): CategoryOf => {
  const { data } = get(stationMenuAtom);
  return data ? toCategoryOf(data) : UNREAD;
});

/** Reads the menu, unless it is cached, and returns the categories of its dishes. */
export const readCategoryOfAtom = atom(null, async (get): Promise<CategoryOf> => {
  const client = get(queryClientAtom);
  return toCategoryOf(await client.fetchQuery({ ...get(menuOptionsAtom), staleTime: HOUR_MS }));
});

/** The categories that have dishes on the menu, for the settings of a station. */
export const menuCategoriesAtom = atom((get) => {
  const queries = [get(menuAtom), get(categoriesAtom)] as const;
  const [{ data: menu }, { data: categories }] = queries;
  const used = new Set(menu?.map(({ categoryId }) => categoryId));
  return {
    data: menu && categories?.filter(({ id }) => used.has(id)),
    isError: queries.some(({ isError, data }) => isError && data === undefined),
    refetch: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
});
