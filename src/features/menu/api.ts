import { ApiRefusal } from '../../core/api/errors';
import type { ApiClient, CallOptions } from '../../core/api/types';
import type { Wire } from '../../core/format/wireValues';
import type { DishCategory, ItemDraft, MenuItem } from './types';
import { type ItemPlace, toCategory, toItemForm, toMenuItem, toStockForm } from './wire';

export async function fetchMenu(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<MenuItem[]> {
  const items = await api.list('foodItemAll', { restaurant_id: restaurantId }, { signal });
  return items.map(toMenuItem);
}

/** One item; `null` when there is none with this id. */
export async function fetchItem(
  api: ApiClient,
  place: ItemPlace,
  signal?: AbortSignal,
): Promise<MenuItem | null> {
  const wire = await readItem(api, place, signal);
  // The address decides which item a change goes to, whatever id the answer has (safety T6).
  return wire && { ...toMenuItem(wire), id: place.id };
}

export async function fetchCategories(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<DishCategory[]> {
  const categories = await api.list('dishCategories', undefined, { signal });
  return categories.map(toCategory).filter(({ id }) => id !== '');
}

/** Changes an item. */
export async function updateItem(
  api: ApiClient,
  place: ItemPlace,
  { draft, image }: { draft: ItemDraft; image: File | null },
  options?: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  await api.send('foodItemUpdate', toItemForm(place, draft, image), options);
}

/** Says whether an item can be had now; everything else goes back as it was read. */
export async function setInStock(
  api: ApiClient,
  place: ItemPlace,
  wire: Wire,
  isInStock: boolean,
): Promise<void> {
  await api.send('foodItemUpdate', toStockForm(place, wire, isInStock));
}

/** Takes an item off the menu for good. */
export async function deleteItem(api: ApiClient, place: ItemPlace): Promise<void> {
  await api.send('foodItemDelete', toBody(place));
}

/** One item as the server writes it; `null` when there is none with this id. */
export async function readItem(
  api: ApiClient,
  place: ItemPlace,
  signal?: AbortSignal,
): Promise<Wire | null> {
  try {
    const wire = await api.one('foodItemGet', toBody(place), { signal });
    return wire && Object.keys(wire).length > 0 ? wire : null;
  } catch (failure) {
    if (failure instanceof ApiRefusal && failure.status === 404) return null;
    throw failure;
  }
}

function toBody({ restaurantId, id }: ItemPlace) {
  return { restaurant_id: restaurantId, dish_item_id: id };
}
