import type { Amounts } from '../../../../core/amount/amounts';
import type { MenuItem } from '../../types';
import { type AddonValues, type ItemValues, toValues } from '../itemValues';
import { copyOf } from '../newItem';

/** The values of an item for the form of another one, without ids. */
export function copiedValues(source: MenuItem, amounts: Amounts): ItemValues {
  return toValues(copyOf(source, ''), amounts);
}

/** Whether one of the groups has this name, in any case. */
export function isTaken({ name }: AddonValues, groups: readonly AddonValues[]): boolean {
  const plain = plainName(name);
  return plain !== '' && groups.some((group) => plainName(group.name) === plain);
}

function plainName(name: string): string {
  return name.trim().toLowerCase();
}
