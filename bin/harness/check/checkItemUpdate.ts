import { isDeepStrictEqual } from 'node:util';
import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { SENT_BACK } from '../../../src/core/menu/itemTable.ts';
import { type Answer, type Backend, callBackend, differs } from './backend.ts';
import type { OrderChoice } from './checkOrderStatus.ts';
import type { Known, Step } from './plan.ts';
import { toForm } from './toForm.ts';

/** Saves an item as it is, as a form without a picture, and reads it again. */
export async function checkItemUpdate(
  backend: Backend,
  known: Known,
  { item }: OrderChoice,
): Promise<Answer> {
  const ids = { restaurant_id: known.restaurantId, dish_item_id: item ?? known.itemId };
  const read = async () => {
    const step: Step = { endpoint: 'foodItemGet', needs: [], fields: () => ids };
    const { verdict, data } = await callBackend(backend, step, known);
    return verdict === 'conforms' ? asObject(data) : null;
  };
  const before = await read();
  if (!before) return differs('the item could not be read');
  const form = () => toForm({ ...ids, ...pick(before) });
  const saved = await callBackend(backend, { endpoint: 'foodItemUpdate', needs: [], form }, known);
  if (saved.verdict !== 'conforms') return saved;
  const after = await read();
  if (!after) return differs('the item could not be read again');
  const changed = SENT_BACK.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return changed.length === 0 ? saved : differs(`the item was changed: ${changed.join(', ')}`);
}

function pick(item: Fields): Fields {
  return Object.fromEntries(SENT_BACK.map((name) => [name, item[name] ?? undefined]));
}
