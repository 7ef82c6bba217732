import { asObject } from '../../../sandbox/fields.ts';
import {
  type Answer,
  type Backend,
  callBackend,
  codeOf,
  conforms,
  differs,
  type Extra,
  failureOf,
  parse,
  sendStep,
  skipped,
} from './backend.ts';
import type { Known, Step } from './plan.ts';

const TYPE = 'text/event-stream';
/** After these statuses the portal polls instead. */
const ABSENT = [404, 405, 406, 501];

/** Opens the change stream with the session's token, without a token, and with an unknown cursor. */
export async function checkChangeStream(backend: Backend, known: Known): Promise<Answer> {
  const { restaurantId: restaurant_id } = known;
  const ask: Step = {
    endpoint: 'orderChanges',
    needs: [],
    fields: () => ({ restaurant_id, since: null }),
  };
  const { data } = await callBackend(backend, ask, known);
  const open = (since: string, extra: Extra = {}) => {
    const suffix = () => `?${String(new URLSearchParams({ restaurant_id, since }))}`;
    const step: Step = { endpoint: 'orderChangesStream', needs: [], suffix };
    return sendStep(backend, step, known, { accept: TYPE, ...extra });
  };
  const refuses = async (answer: Promise<Response>, expected: number, what: string) => {
    const response = await answer;
    const isOpen = response.headers.get('content-type')?.startsWith(TYPE) === true;
    const body = isOpen ? null : parse(await response.text());
    if (isOpen) await response.body?.cancel();
    const code = codeOf(response.status, body);
    return code === expected ? null : differs(`${what} is answered with ${code}`);
  };
  try {
    const since = String(asObject(data)?.cursor);
    const response = await open(since);
    const { ok, status, headers, body } = response;
    if (ABSENT.includes(status)) return skipped(`HTTP ${status}: no stream; the portal polls`);
    const type = headers.get('content-type') ?? 'no type';
    if (!ok || !body || !type.startsWith(TYPE)) return differs(`HTTP ${status} with ${type}`);
    const reader = body.getReader();
    const { done } = await reader.read();
    await reader.cancel();
    if (done) return differs('the stream ends at once');
    return (
      (await refuses(open(since, { token: '' }), 401, 'a stream without a token')) ??
      (await refuses(open('contract-check'), 410, 'an unknown cursor')) ??
      conforms
    );
  } catch (error) {
    return differs(failureOf(error));
  }
}
