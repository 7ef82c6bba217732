import { isDeepStrictEqual } from 'node:util';
import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { ITEM_TABLE, sentBack } from '../../../src/core/menu/itemTable.ts';
import { type Answer, type Backend, callBackend, differs } from './backend.ts';
import type { OrderChoice } from './checkOrderStatus.ts';
import type { Known, Step } from './plan.ts';
import { toForm } from './toForm.ts';

/** Saves an item as it is, as a form without a picture, and reads it again. */
export async function checkItemUpdate(
  backend: Backend,
  context: Known,
  { item }: OrderChoice,
): Promise<Answer> {
  const ids = { restaurant_id: context.restaurantId, dish_item_id: item ?? context.itemId };
  const read = () => readItem(backend, context, ids);
  const before = await read();
  if (!before) return differs('the item could not be read');
  const form = () => itemForm(backend, ids, before);
  const saved = await callBackend(
    backend,
    { endpoint: 'foodItemUpdate', needs: [], form },
    context,
  );
  if (saved.verdict !== 'conforms') return saved;
  const after = await read();
  if (!after) return differs('the item could not be read again');
  const changed = namesOf(backend).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return changed.length === 0 ? saved : differs(`the item was changed: ${changed.join(', ')}`);
}

/** The record of an item; `null` if it cannot be read. */
export async function readItem(
  backend: Backend,
  context: Known,
  ids: Fields,
): Promise<Fields | null> {
  const step: Step = { endpoint: 'foodItemGet', needs: [], fields: () => ids };
  const { verdict, data } = await callBackend(backend, step, context);
  return verdict === 'conforms' ? asObject(data) : null;
}

/** The item as it is sent back, as a form without a picture. */
export function itemForm(backend: Backend, ids: Fields, item: Fields): FormData {
  const fields = namesOf(backend).map((name) => [name, item[name] ?? undefined]);
  return toForm({ ...ids, ...Object.fromEntries(fields) });
}

function namesOf({ capabilities }: Backend): string[] {
  return sentBack((name) => capabilities.includes(name)).map((field) => ITEM_TABLE[field].wire);
}
