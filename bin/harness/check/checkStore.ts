import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, conforms, differs, skipped } from './backend.ts';
import type { Known, Step } from './plan.ts';

/** Pauses the store for a minute and ends the pause. */
export async function checkPause(backend: Backend, context: Known): Promise<Answer> {
  const paused = await send(backend, context, 'storePause', { minutes: 1, reason: 'other' });
  const ended = await send(backend, context, 'storePause', { minutes: 0 });
  if (paused.verdict !== 'conforms') return paused;
  if (ended.verdict !== 'conforms') return ended;
  if (typeof stateOf(paused).paused_until !== 'string') return differs('a pause has no end');
  if (stateOf(ended).paused_until !== null) return differs('0 minutes do not end a pause');
  return conforms;
}

/** Sets ten busy minutes and resets them to 0. */
export async function checkBusy(backend: Backend, context: Known): Promise<Answer> {
  const busy = await send(backend, context, 'storeBusy', { minutes: 10 });
  const ended = await send(backend, context, 'storeBusy', { minutes: 0 });
  if (busy.verdict !== 'conforms') return busy;
  if (ended.verdict !== 'conforms') return ended;
  const seen = [busy, ended].map((answer) => stateOf(answer).busy_minutes);
  return seen.join() === '10,0' ? conforms : differs(`busy_minutes is ${seen.join(', then ')}`);
}

/** Every waiting order must have the time until which it can be answered. */
export async function checkDeadline(backend: Backend, context: Known): Promise<Answer> {
  const waiting = await send(backend, context, 'waitingOrders', {});
  if (waiting.verdict !== 'conforms') return waiting;
  const orders = Array.isArray(waiting.data) ? waiting.data.map(asObject) : [];
  if (orders.length === 0) return skipped('no order waits for an answer');
  const isComplete = orders.every((order) => typeof order?.answer_by === 'string');
  return isComplete ? conforms : differs('a waiting order has no answer_by');
}

function send(backend: Backend, context: Known, endpoint: Step['endpoint'], fields: Fields) {
  const body = { restaurant_id: context.restaurantId, ...fields };
  return callBackend(backend, { endpoint, needs: [], fields: () => body }, context);
}

function stateOf({ data }: Answer): Fields {
  return asObject(data) ?? {};
}
