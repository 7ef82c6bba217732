import { record, safeId, toText } from '../format/wireValues';
import { paths } from '../navigation/paths';
import { toItemId } from './wire';

/** The URL of the edit form; the id in the query survives a reload (b12). */
export function editAddress(id: string): string {
  return `${paths.foodItemEdit}?${new URLSearchParams({ itemId: id })}`;
}

/**
 * The item to edit: `?itemId=`, else `itemId` or `item` of the navigation state (B2); `null` if the id is invalid (c3).
 */
export function readItemId(search: URLSearchParams, state: unknown): string | null {
  if (search.has('itemId')) return safeId(search.get('itemId'));
  const { itemId, item } = record(state);
  return safeId(itemId) ?? toItemId(record(item)) ?? safeId(record(item).id);
}

const COPY_OF = 'copyOf';

/** The URL of the form that adds a copy of an item. */
export function copyAddress(id: string): string {
  return `${paths.addProduct}?${new URLSearchParams({ [COPY_OF]: id })}`;
}

/** The item to copy; `null` if there is none or its id is invalid (c3). */
export function readCopyId(search: URLSearchParams): string | null {
  return safeId(search.get(COPY_OF));
}

/** The query string of the menu, so that Back restores its filters. */
export function menuSearch(state: unknown): string {
  return toText(record(state).search);
}
