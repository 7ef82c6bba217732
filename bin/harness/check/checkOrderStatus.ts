import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { factsOf } from '../../../sandbox/resources/orders/statuses.ts';
import {
  type Answer,
  type Backend,
  callBackend,
  differs,
  parse,
  skipped,
  TIMEOUT_MS,
} from './backend.ts';
import type { Known } from './plan.ts';

/** The records that a check may change. */
export interface OrderChoice {
  /** Number or id of an order that may be changed. */
  order?: string | undefined;
  /** Number or id of a new order that may be rejected. */
  rejectOrder?: string | undefined;
  /** Id of an open issue that may be answered. */
  issue?: string | undefined;
  /** Id of an item that may be out of stock for some seconds. */
  item?: string | undefined;
  /** Key of a sandbox. The check uses it to create an order. */
  sandboxKey?: string | undefined;
}

/** Moves an order to its next status, reads it again and returns it. */
export async function checkOrderStatus(
  backend: Backend,
  context: Known,
  { order, sandboxKey }: OrderChoice,
): Promise<Answer> {
  const orderId = order ?? (sandboxKey ? await makeOrder(backend, context, sandboxKey) : null);
  if (orderId === undefined) return differs('the sandbox made no order; is --sandbox-key right?');
  if (orderId === null) return skipped('needs --order or --sandbox-key');
  const before = await readOrder(backend, context, orderId);
  if (before.verdict !== 'conforms') return unread(before);
  const { _id, status } = asObject(before.data) ?? {};
  // The first step of a new order is to accept it.
  const [next] = factsOf(String(status)).next;
  if (!next) return skipped('the order has no next status');
  const fields: Fields = { food_order_id: _id, status: next };
  if (next === 'cooking') fields.cooking_time = '20 minutes';
  const update = { endpoint: 'updateOrderStatus', needs: [], fields: () => fields } as const;
  const changed = await callBackend(backend, update, context);
  if (changed.verdict !== 'conforms') return changed;
  const after = await readOrder(backend, context, orderId);
  if (after.verdict !== 'conforms') return unread(after);
  const isMoved = asObject(after.data)?.status === next;
  return isMoved
    ? { ...changed, data: after.data }
    : differs(`the order was not changed to ${next}`);
}

function unread({ detail, faults }: Answer): Answer {
  return differs(`the order could not be read: ${detail}`, faults);
}

export function readOrder(backend: Backend, context: Known, orderId: string): Promise<Answer> {
  const fields = () => ({ order_id: orderId });
  return callBackend(backend, { endpoint: 'orderDetails', needs: [], fields }, context);
}

interface Wanted {
  /** The order that the caller of `check` has named with this option. */
  named: string | undefined;
  option: string;
  sandboxKey: string | undefined;
  /** The status of the order that the sandbox creates if none is named. */
  status?: string;
}

/** Reads an order that a check may change. If there is none, the answer has the reason. */
export async function readChosenOrder(
  backend: Backend,
  context: Known,
  { named, option, sandboxKey, status }: Wanted,
): Promise<Answer | { id: string; before: Answer }> {
  if (!named && !sandboxKey) return skipped(`needs ${option} or --sandbox-key`);
  const id = named ?? (await makeOrder(backend, context, sandboxKey ?? '', status)) ?? '';
  const before = await readOrder(backend, context, id);
  if (before.verdict !== 'conforms') return differs('the order could not be read');
  return { id, before };
}

/** Creates an order and returns its id; undefined if the backend refuses or is not a sandbox. */
export async function makeOrder(
  { host }: Backend,
  { restaurantId }: Known,
  key: string,
  status = 'waiting_for_confirmation',
): Promise<string | undefined> {
  try {
    const response = await fetch(`${host.replace(/\/+$/, '')}/sandbox/orders`, {
      method: 'POST',
      headers: { 'x-sandbox-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ restaurantId, status }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const made = asObject(parse(await response.text()))?._id;
    return typeof made === 'string' ? made : undefined;
  } catch {
    return undefined;
  }
}
