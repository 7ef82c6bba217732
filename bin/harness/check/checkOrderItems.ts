import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, conforms, differs, skipped } from './backend.ts';
import { awaitChange, readChanges } from './checkCursors.ts';
import { type OrderChoice, readChosenOrder, readOrder } from './checkOrderStatus.ts';
import type { Known } from './plan.ts';

/** Crosses off the first dish of an order twice, reads the order, and puts the dish back as it was. */
export async function checkOrderItems(
  backend: Backend,
  context: Known,
  { order, sandboxKey }: OrderChoice,
): Promise<Answer> {
  const wanted = { named: order, option: '--order', sandboxKey, status: 'cooking' };
  const chosen = await readChosenOrder(backend, context, wanted);
  if ('verdict' in chosen) return chosen;
  const { id, before } = chosen;
  const [line] = linesOf(asObject(before.data));
  if (!line) return skipped('the order has no dish');
  const { line_id, state = 'open' } = line;
  if (!line_id) return differs('the dishes of the order have no line_id');
  const stateIn = (orderFields: Fields | null) =>
    linesOf(orderFields).find((one) => one.line_id === line_id)?.state;
  const order_id = asObject(before.data)?._id;
  const set = (to: unknown) => {
    const fields = () => ({ order_id, line_id, state: to });
    return callBackend(backend, { endpoint: 'orderItemState', needs: [], fields }, context);
  };
  const since = await cursorOf(backend, context);
  const other = state === 'done' ? 'open' : 'done';
  const first = await set(other);
  if (first.verdict !== 'conforms') return first;
  const after = await readOrder(backend, context, id);
  const hasArrived = (orderFields: Fields) => stateIn(orderFields) === other;
  const arrived = since ? await awaitChange(backend, context, since, hasArrived) : conforms;
  const again = await set(other);
  const restored = await set(state);
  if (stateIn(asObject(after.data)) !== other) return differs('the dish did not get its state');
  if (again.verdict !== 'conforms') return differs(`a repeated call: ${again.detail}`);
  if (restored.verdict !== 'conforms') return restored;
  const last = await readOrder(backend, context, id);
  if (stateIn(asObject(last.data)) !== state) return differs('the dish is not as it was before');
  return arrived;
}

/** The cursor of the changes, if the check of `orders.changes` is also requested. */
async function cursorOf(backend: Backend, context: Known): Promise<unknown> {
  if (!backend.capabilities.includes('orders.changes')) return null;
  return asObject((await readChanges(backend, context, null)).data)?.cursor;
}

/** The dishes of an order, in both spellings. */
function linesOf(order: Fields | null): Fields[] {
  const items: readonly unknown[] = [order?.cart_items, order?.cartitems].flat();
  return items.map(asObject).filter((item) => item !== null);
}
