import { ApiRefusal } from '../api/errors';
import type { ApiClient } from '../api/types';
import type { Wire } from '../format/wireValues';
import type { DishCategory, ItemRef, MenuItem } from './types';
import { toBody, toCategory, toMenuItem } from './wire';

export async function fetchMenu(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<MenuItem[]> {
  const items = await api.list('foodItemAll', { restaurant_id: restaurantId }, { signal });
  return items.map((item) => toMenuItem(item, api.extraKeys?.menuItem));
}

/** `null` if there is no item with this id. */
export async function fetchItem(
  api: ApiClient,
  ref: ItemRef,
  signal?: AbortSignal,
): Promise<MenuItem | null> {
  const wire = await readItem(api, ref, signal);
  // The id in the URL decides which item is changed; the id in the answer is ignored (T6).
  return wire && { ...toMenuItem(wire, api.extraKeys?.menuItem), id: ref.id, wire };
}

export async function fetchCategories(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<DishCategory[]> {
  const categories = await api.list('dishCategories', undefined, { signal });
  return categories.map(toCategory).filter(({ id }) => id !== '');
}

/** The unparsed record; `null` if there is no item with this id. */
export async function readItem(
  api: ApiClient,
  ref: ItemRef,
  signal?: AbortSignal,
): Promise<Wire | null> {
  try {
    const wire = await api.one('foodItemGet', toBody(ref), { signal });
    return wire && Object.keys(wire).length > 0 ? wire : null;
  } catch (failure) {
    if (failure instanceof ApiRefusal && failure.status === 404) return null;
    throw failure;
  }
}
