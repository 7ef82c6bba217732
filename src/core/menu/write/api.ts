import type { ApiClient, CallOptions } from '../../api/types';
import { withMore } from '../../extend/moreValues';
import type { Wire } from '../../format/wireValues';
import type { Has } from '../itemTable';
import type { DishCategory, ItemRef, SaveItem } from '../types';
import { toBody } from '../wire';
import { toCategoriesBody, toChangedForm, toItemForm, toNewForm, toStockForm } from './wire';

/** Saves the names, the order and the visibility of all categories (capability `menu.categories`). */
export async function updateCategories(
  api: ApiClient,
  restaurantId: string,
  categories: readonly DishCategory[],
): Promise<void> {
  await api.send('dishCategoriesUpdate', toCategoriesBody(restaurantId, categories));
}

/** Adds an item (capability `menu.create`). */
export async function createItem(
  api: ApiClient,
  restaurantId: string,
  { draft, image, more }: Omit<SaveItem, 'seen'>,
  has: Has,
  options?: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  await api.send(
    'foodItemCreate',
    withMore(toNewForm(restaurantId, draft, image, has), more),
    options,
  );
}

export async function updateItem(
  api: ApiClient,
  ref: ItemRef,
  { draft, image, more }: Omit<SaveItem, 'seen'>,
  has: Has,
  options?: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  await api.send('foodItemUpdate', withMore(toItemForm(ref, draft, image, has), more), options);
}

/** Changes the stock status only; the other fields are sent back as they were read. */
export async function setInStock(
  api: ApiClient,
  ref: ItemRef,
  wire: Wire,
  isInStock: boolean,
  has: Has,
): Promise<void> {
  await api.send('foodItemUpdate', toStockForm(ref, wire, isInStock, has));
}

/** Sends the record back, with the fields that the caller has changed, and a new picture. */
export async function sendBack(
  api: ApiClient,
  ref: ItemRef,
  wire: Wire,
  has: Has,
  picture?: File,
): Promise<void> {
  await api.send('foodItemUpdate', toChangedForm(ref, wire, has, picture));
}

/** Takes an item out of stock until a moment in epoch ms (capability `menu.snooze`). */
export async function snoozeItem(
  api: ApiClient,
  { restaurantId, id }: ItemRef,
  until: number,
): Promise<void> {
  const body = { restaurant_id: restaurantId, item_id: id, until: new Date(until).toISOString() };
  await api.send('foodItemSnooze', body);
}

export async function deleteItem(api: ApiClient, ref: ItemRef): Promise<void> {
  await api.send('foodItemDelete', toBody(ref));
}
