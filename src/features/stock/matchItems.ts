import type { MenuItem } from '../../core/menu/types';
import { shownText } from '../../core/text/cleanName';
import type { SoldOutLine } from './state';

/** The items that a line of an order can mean: by id, else by exact name. */
export function matchItems(menu: readonly MenuItem[], line: SoldOutLine): readonly MenuItem[] {
  const identified = menu.filter(({ id }) => id !== '');
  const byId = identified.find(({ id }) => id === line.itemId);
  if (byId) return [byId];
  const name = shownText(line.name);
  return identified.filter((item) => shownText(item.name) === name);
}
