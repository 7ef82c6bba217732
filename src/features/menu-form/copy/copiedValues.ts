import type { Amounts } from '../../../core/amount/amounts';
import { type AddonValues, type ItemValues, toValues } from '../../../core/menu/fields/itemValues';
import type { MenuItem } from '../../../core/menu/types';
import { textKey } from '../../../core/text/textKey';
import { copyOf } from '../newItem';

/** The values of an item for the form of another one, without ids. */
export function copiedValues(source: MenuItem, amounts: Amounts): ItemValues {
  return toValues(copyOf(source, ''), amounts);
}

/** Whether one of the groups has this name, in any spelling. */
export function isTaken({ name }: AddonValues, groups: readonly AddonValues[]): boolean {
  const key = textKey(name);
  return key !== '' && groups.some((group) => textKey(group.name) === key);
}
