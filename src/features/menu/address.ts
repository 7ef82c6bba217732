import { record, safeId, text } from '../../core/format/wireValues';
import { paths } from '../../core/navigation/paths';

/** The form's address; the id in it outlives a reload (decision b12). */
export function editAddress(id: string): string {
  return `${paths.foodItemEdit}?${new URLSearchParams({ itemId: id })}`;
}

/**
 * Which item a navigation to the form means: by its address, by `itemId` or by `item` in the state
 * (specification B 2); `null` for none that can be used (c3).
 */
export function readItemId(search: URLSearchParams, state: unknown): string | null {
  if (search.has('itemId')) return safeId(search.get('itemId'));
  const { itemId, item } = record(state);
  const { _id, id } = record(item);
  return safeId(itemId) ?? safeId(_id) ?? safeId(id);
}

/** The filters of the menu that led here, as it passed them on; they are there again on the way back. */
export function menuSearch(state: unknown): string {
  return text(record(state).search);
}
