import { asObject } from '../../../sandbox/fields.ts';
import { StreamRefused } from '../../../src/core/api/backend/openMapped.ts';
import { Cancelled } from '../../../src/core/api/errors.ts';
import {
  type Answer,
  type Backend,
  callBackend,
  codeOf,
  conforms,
  differs,
  type Extra,
  failureOf,
  isTimeout,
  parse,
  sendStep,
  skipped,
} from './backend.ts';
import type { Known, Step } from './plan.ts';

const TYPE = 'text/event-stream';
/** After this time without a byte, the portal opens a stream again. */
const SILENCE_MS = 30_000;
/** After these statuses the portal polls instead. */
const ABSENT = [404, 405, 406, 501];

/** Opens the change stream with the session's token, without a token, and with an unknown cursor. */
export async function checkChangeStream(backend: Backend, context: Known): Promise<Answer> {
  const { restaurantId: restaurant_id } = context;
  const ask: Step = {
    endpoint: 'orderChanges',
    needs: [],
    fields: () => ({ restaurant_id, since: null }),
  };
  const { data } = await callBackend(backend, ask, context);
  const open = async (since: string, extra: Extra = {}, isEnough = hasEvent) => {
    const suffix = () => `?${String(new URLSearchParams({ restaurant_id, since }))}`;
    const step: Step = { endpoint: 'orderChangesStream', needs: [], suffix };
    return firstOf(await sendStep(backend, step, context, { accept: TYPE, ...extra }), isEnough);
  };
  const refuses = async (opened: Promise<First>, expected: number, what: string) => {
    const { code } = await opened;
    return code === expected ? null : differs(`${what} is answered with ${code}`);
  };
  try {
    const since = String(asObject(data)?.cursor);
    const { code, type, isEnded, isSilent } = await open(
      since,
      { timeoutMs: SILENCE_MS },
      () => true,
    );
    if (ABSENT.includes(code)) return skipped(`HTTP ${code}: no stream; the portal polls`);
    if (code !== 200 || !type.startsWith(TYPE)) return differs(`HTTP ${code} with ${type}`);
    if (isSilent) return differs(`no byte in ${SILENCE_MS / 1000} s`);
    if (isEnded) return differs('the stream ends at once');
    return (
      (await refuses(open(since, { token: '' }), 401, 'a stream without a token')) ??
      (await refuses(open('contract-check'), 410, 'an unknown cursor')) ??
      conforms
    );
  } catch (error) {
    if (error instanceof Cancelled) return skipped(`${error.message}; the portal polls`);
    return differs(failureOf(error));
  }
}

interface First {
  code: number;
  type: string;
  isEnded: boolean;
  isSilent?: boolean;
}

const hasEvent = (text: string) => /^[^:\n]/m.test(text);

/** Reads until the text is enough. A generator of a mapping is asked only then, and refused after a comment. */
async function firstOf(response: Response, isEnough: (text: string) => boolean): Promise<First> {
  const { status, headers, body } = response;
  const type = headers.get('content-type') ?? 'no type';
  if (!body || !type.startsWith(TYPE)) {
    return { code: codeOf(status, parse(await response.text())), type, isEnded: true };
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    let { done, value } = await reader.read();
    while (!done && !isEnough(decoder.decode(value))) ({ done, value } = await reader.read());
    await reader.cancel();
    return { code: status, type, isEnded: done };
  } catch (error) {
    if (isTimeout(error)) return { code: status, type, isEnded: false, isSilent: true };
    if (!(error instanceof StreamRefused)) throw error;
    return { code: error.status, type, isEnded: true };
  }
}
