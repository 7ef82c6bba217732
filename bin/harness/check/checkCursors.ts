import { setTimeout } from 'node:timers/promises';
import { asObject, type Fields } from '../../../sandbox/fields.ts';
import {
  type Answer,
  type Backend,
  callBackend,
  codeOf,
  conforms,
  differs,
  failureOf,
  parse,
  sendStep,
  skipped,
} from './backend.ts';
import { checkFilters } from './checkFilters.ts';
import { historyPage, type Known, type Step } from './plan.ts';

/** The maximum size of an answer without changes, in bytes. */
const QUIET_BYTES = 1_024;
const UNKNOWN_CURSOR = 'contract-check';
/** How long a change may take to arrive, in ms. */
const ARRIVAL_MS = 5_000;
const PACE_MS = 500;

/**
 * Reads two pages: the second must continue the first. An unknown cursor must be refused, and filters must be applied.
 */
export async function checkHistoryPages(backend: Backend, context: Known): Promise<Answer> {
  const read = (fields: Fields = {}) =>
    callBackend(backend, step('historyPage', { ...historyPage(context), ...fields }), context);
  const first = await read();
  if (first.verdict !== 'conforms') return first;
  const total = Number(asObject(first.body.totals)?.orders);
  const ids = idsOf(first.data);
  if (ids.length !== Math.min(2, total)) {
    return differs(`${ids.length} of ${total} orders on a page of 2`);
  }
  const isLast = first.body.next === null;
  if (isLast !== total <= 2)
    return differs(`next is ${isLast ? '' : 'not '}null after 2 of ${total}`);
  if (!isLast) {
    const second = await read({ cursor: first.body.next });
    if (second.verdict !== 'conforms') return second;
    const repeated = idsOf(second.data).find((id) => ids.includes(id));
    if (repeated !== undefined)
      return differs(`the second page repeats the order ${String(repeated)}`);
  }
  const refusal = await refusesCursor(backend, context, 'historyPage', {
    ...historyPage(context),
    cursor: UNKNOWN_CURSOR,
  });
  return refusal.verdict === 'conforms' ? checkFilters(backend, context) : refusal;
}

/** An order that was changed after a cursor. */
export interface ChangedOrder {
  since: unknown;
  /** The order as read after the change, or the reason why no order was changed. */
  changed: Answer;
}

/**
 * Requests the changes twice: if nothing changed, the second answer must be small. A change that was made after a
 * cursor must arrive, and an unknown cursor must be refused.
 */
export async function checkOrderChanges(
  backend: Backend,
  context: Known,
  change: ChangedOrder,
): Promise<Answer> {
  const first = await readChanges(backend, context, null);
  if (first.verdict !== 'conforms') return first;
  const { orders, cursor } = asObject(first.data) ?? {};
  if (Array.isArray(orders) && orders.length > 0) return differs('orders without a cursor');
  const second = await readChanges(backend, context, cursor);
  if (second.verdict !== 'conforms') return second;
  const bytes = Buffer.byteLength(JSON.stringify(second.body));
  const isQuiet = idsOf(asObject(second.data)?.orders).length === 0;
  if (isQuiet && bytes > QUIET_BYTES) return differs(`${bytes} bytes without a change`);
  const arrival = await checkArrival(backend, context, change);
  if (arrival.verdict === 'differs') return arrival;
  const refusal = await refusesCursor(backend, context, 'orderChanges', {
    restaurant_id: context.restaurantId,
    since: UNKNOWN_CURSOR,
  });
  return refusal.verdict === 'conforms' ? arrival : refusal;
}

export async function readChanges(
  backend: Backend,
  context: Known,
  since: unknown,
): Promise<Answer> {
  const fields = { restaurant_id: context.restaurantId, since };
  return callBackend(backend, step('orderChanges', fields), context);
}

/** Polls the changes, as the portal does, until they contain the order with its new status. */
async function checkArrival(
  backend: Backend,
  context: Known,
  { since, changed }: ChangedOrder,
): Promise<Answer> {
  const reason = `no order was changed: ${changed.detail}`;
  if (changed.verdict === 'skipped') return skipped(reason);
  if (changed.verdict !== 'conforms') return differs(reason);
  const { _id, status } = asObject(changed.data) ?? {};
  return awaitChange(
    backend,
    context,
    since,
    (order) => order._id === _id && order.status === status,
  );
}

/** Polls the changes since a cursor until one of the orders is as it has to be. */
export async function awaitChange(
  backend: Backend,
  context: Known,
  since: unknown,
  isChanged: (order: Fields) => boolean,
): Promise<Answer> {
  let cursor = since;
  for (const end = performance.now() + ARRIVAL_MS; ; await setTimeout(PACE_MS)) {
    const answer = await readChanges(backend, context, cursor);
    const changes = asObject(answer.data) ?? {};
    const orders = Array.isArray(changes.orders) ? changes.orders.map(asObject) : [];
    const hasArrived = orders.some((order) => order && isChanged(order));
    if (hasArrived || answer.verdict !== 'conforms') return answer;
    if (performance.now() > end) return differs('the changes lack an order that was changed');
    cursor = changes.cursor;
  }
}

async function refusesCursor(
  backend: Backend,
  context: Known,
  endpoint: Step['endpoint'],
  fields: Fields,
): Promise<Answer> {
  try {
    const response = await sendStep(backend, step(endpoint, fields), context);
    const code = codeOf(response.status, parse(await response.text()));
    return code === 410 ? conforms : differs(`an unknown cursor is answered with ${code}`);
  } catch (error) {
    return differs(failureOf(error));
  }
}

function step(endpoint: Step['endpoint'], fields: Fields): Step {
  return { endpoint, needs: [], fields: () => fields };
}

function idsOf(orders: unknown): unknown[] {
  return Array.isArray(orders) ? orders.map((order) => asObject(order)?._id) : [];
}
