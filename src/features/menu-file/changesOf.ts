import type { Amounts } from '../../core/amount/amounts';
import { type ItemValues, toDraft, toValues } from '../../core/menu/fields/itemValues';
import { fieldsBut } from '../../core/menu/itemTable';
import { isSame, pairKeys, valueOf } from '../../core/menu/runs/fields';
import type { FieldChange } from '../../core/menu/runs/types';
import type { MenuItem } from '../../core/menu/types';

/** The picture is not in the file. */
const FIELDS = fieldsBut('picture');

/** What the form of an item with these values would change. */
export function changesOf(item: MenuItem, values: ItemValues, amounts: Amounts): FieldChange[] {
  const before = { ...item, ...toDraft(toValues(item, amounts), item, amounts) };
  const after = { ...item, ...toDraft(values, item, amounts) };
  return FIELDS.flatMap((field): FieldChange[] => {
    const to = valueOf(after, { field }) ?? null;
    if (isSame(valueOf(before, { field }), to)) return [];
    const prices = field === 'combinations' ? priceChanges(item, after) : null;
    return prices ?? [{ field, from: valueOf(item, { field }) ?? null, to }];
  });
}

/** The prices of the combinations, if only these change; such a run has no names. */
function priceChanges(item: MenuItem, after: MenuItem): FieldChange[] | null {
  const keys = pairKeys(item.combinations);
  if (keys.join() !== pairKeys(after.combinations).join()) return null;
  return item.combinations.flatMap(({ price: from }, at): FieldChange[] => {
    const to = after.combinations[at]?.price ?? null;
    return isSame(from, to) ? [] : [{ field: 'combination', pair: keys[at], from, to }];
  });
}
