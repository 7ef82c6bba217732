import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, conforms, differs, skipped } from './backend.ts';
import { type OrderChoice, readChosenOrder, readOrder } from './checkOrderStatus.ts';
import type { Known, Step } from './plan.ts';

const EXTRA_MINUTES = 10;
const SNOOZE_MS = 5_000;
/** A backend may put items back in stock only once a minute. */
const RESTOCK_MS = 75_000;
const POLL_MS = 1_000;

/** Gives an order more time and reads it again. */
export async function checkExtend(
  backend: Backend,
  context: Known,
  { order, sandboxKey }: OrderChoice,
): Promise<Answer> {
  const wanted = { named: order, option: '--order', sandboxKey, status: 'cooking' };
  const chosen = await readChosenOrder(backend, context, wanted);
  if ('verdict' in chosen) return chosen;
  const { id, before } = chosen;
  const { _id, status } = asObject(before.data) ?? {};
  if (status !== 'cooking') return skipped('the order is not being prepared');
  const minutes = EXTRA_MINUTES;
  const extended = await send(backend, context, 'orderExtend', { order_id: _id, minutes });
  if (extended.verdict !== 'conforms') return extended;
  const after = await readOrder(backend, context, id);
  return minutesOf(after) - minutesOf(before) === minutes
    ? conforms
    : differs(`cooking_time did not grow by ${minutes} minutes`);
}

/** Rejects an order with a reason and reads it again. */
export async function checkReason(
  backend: Backend,
  context: Known,
  { rejectOrder, sandboxKey }: OrderChoice,
): Promise<Answer> {
  const wanted = { named: rejectOrder, option: '--reject-order', sandboxKey };
  const chosen = await readChosenOrder(backend, context, wanted);
  if ('verdict' in chosen) return chosen;
  const { id, before } = chosen;
  const { _id, status } = asObject(before.data) ?? {};
  if (status !== 'waiting_for_confirmation') return skipped('the order waits for no answer');
  const answer = { food_order_id: _id, status: 'declined', reason: 'other' };
  const rejected = await send(backend, context, 'updateOrderStatus', answer);
  if (rejected.verdict !== 'conforms') return rejected;
  const after = await readOrder(backend, context, id);
  const isDeclined = asObject(after.data)?.status === 'declined';
  return isDeclined ? conforms : differs('the order was not declined');
}

/** Hands an order over that waits for its rider, and reads it again. */
export async function checkHandover(
  backend: Backend,
  context: Known,
  { order, sandboxKey }: OrderChoice,
): Promise<Answer> {
  const wanted = { named: order, option: '--order', sandboxKey, status: 'ready_to_pickup' };
  const chosen = await readChosenOrder(backend, context, wanted);
  if ('verdict' in chosen) return chosen;
  const { id, before } = chosen;
  const { _id, status } = asObject(before.data) ?? {};
  if (status !== 'ready_to_pickup') return skipped('the order is not ready');
  const change = { food_order_id: _id, status: 'completed' };
  const handedOver = await send(backend, context, 'updateOrderStatus', change);
  if (handedOver.verdict !== 'conforms') return handedOver;
  const after = await readOrder(backend, context, id);
  const isCompleted = asObject(after.data)?.status === 'completed';
  return isCompleted ? conforms : differs('the order was not completed');
}

/** Takes an item out of stock for some seconds and waits until the backend has put it back. */
export async function checkSnooze(
  backend: Backend,
  context: Known,
  { item, sandboxKey }: OrderChoice,
): Promise<Answer> {
  const item_id = item ?? (sandboxKey ? context.itemId : '');
  if (!item_id) return skipped('needs --item or --sandbox-key');
  const read = async () => {
    const answer = await send(backend, context, 'foodItemGet', { dish_item_id: item_id });
    return answer.verdict === 'conforms' ? asObject(answer.data) : undefined;
  };
  const isInStock = (await read())?.in_stock;
  if (isInStock === undefined) return differs('the item could not be read');
  if (isInStock !== true) return skipped('the item is out of stock');
  const until = new Date(Date.now() + SNOOZE_MS).toISOString();
  const snoozed = await send(backend, context, 'foodItemSnooze', { item_id, until });
  if (snoozed.verdict !== 'conforms') return snoozed;
  const out = await read();
  const lastAt = Date.now() + RESTOCK_MS;
  while ((await read())?.in_stock !== true) {
    if (Date.now() > lastAt) return differs('the item was not put back in stock at its time');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const isOut = out?.in_stock === false && Date.parse(String(out.out_until)) === Date.parse(until);
  return isOut ? conforms : differs('the item was not out of stock until its time');
}

function minutesOf({ data }: Answer): number {
  return Number.parseInt(String(asObject(data)?.cooking_time), 10);
}

function send(backend: Backend, context: Known, endpoint: Step['endpoint'], fields: Fields) {
  const body = { restaurant_id: context.restaurantId, ...fields };
  return callBackend(backend, { endpoint, needs: [], fields: () => body }, context);
}
