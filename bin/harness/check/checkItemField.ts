import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../../sandbox/fields.ts';
import { FIELDS, type FieldRow, rowOf } from '../../../src/core/menu/itemTable.ts';
import { type Answer, type Backend, callBackend, conforms, differs, skipped } from './backend.ts';
import { itemForm, readItem } from './checkItemUpdate.ts';
import type { OrderChoice } from './checkOrderStatus.ts';
import type { Known } from './plan.ts';

/** The rows of the fields that a backend needs a capability for. */
export const OPTIONAL_FIELDS = FIELDS.map(rowOf).flatMap((row) =>
  row.capability ? [{ ...row, capability: row.capability }] : [],
);

/** Gives a field of an item another value, reads the item, and restores it. */
export function createItemFieldCheck(row: FieldRow) {
  return async (backend: Backend, context: Known, { item }: OrderChoice): Promise<Answer> => {
    const id = item ?? context.itemId;
    if (id === '') return skipped('the menu has no item');
    const ids = { restaurant_id: context.restaurantId, dish_item_id: id };
    const write = (fields: Fields) =>
      callBackend(
        backend,
        { endpoint: 'foodItemUpdate', needs: [], form: () => itemForm(backend, ids, fields) },
        context,
      );
    const before = await readItem(backend, context, ids);
    if (!before) return differs('the item could not be read');
    const saved = before[row.wire] ?? emptyOf(row);
    const changed = otherThan(saved, row);
    const written = await write({ ...before, [row.wire]: changed });
    const during = await readItem(backend, context, ids);
    const restored = await write({ ...before, [row.wire]: saved });
    // Also after an answer that does not conform, because the item may have changed.
    if (written.verdict !== 'conforms') return written;
    if (restored.verdict !== 'conforms') return differs('the item was not restored');
    return isDeepStrictEqual(during?.[row.wire], changed)
      ? conforms
      : differs(`the item does not have the new ${row.wire}`);
  };
}

function emptyOf({ kind }: FieldRow): unknown {
  return kind === 'choices' ? [] : '';
}

function otherThan(saved: unknown, row: FieldRow): unknown {
  switch (row.kind) {
    case 'choices':
      return row.choices.map((one) => [one]).find((one) => !isDeepStrictEqual(one, saved));
    case 'choice':
      return row.choices.find((one) => one !== saved);
    case 'flag':
      return saved !== true;
    case 'price':
    case 'count':
      return Number(saved) + 1;
    default:
      return 'Contract check';
  }
}
