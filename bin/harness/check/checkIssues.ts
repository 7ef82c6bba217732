import { setTimeout } from 'node:timers/promises';
import { asObject, type Fields } from '../../../sandbox/fields.ts';
import {
  type Answer,
  type Backend,
  callBackend,
  conforms,
  differs,
  parse,
  skipped,
  TIMEOUT_MS,
} from './backend.ts';
import { readChanges } from './checkCursors.ts';
import { makeOrder, type OrderChoice } from './checkOrderStatus.ts';
import type { Known, Step } from './plan.ts';

const TEXT = 'Contract check';
const ARRIVAL_TRIES = 10;
const PACE_MS = 500;
/** A PNG of one pixel. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Reads the lists of issues page by page, answers an issue with a picture, and reads it back. A second answer must be
 * refused. The answer costs nothing: a question is answered, and any other issue is refused with a reason.
 */
export async function checkIssues(
  backend: Backend,
  context: Known,
  { issue: named, sandboxKey }: OrderChoice,
): Promise<Answer> {
  if (!named && !sandboxKey) return skipped('needs --issue or --sandbox-key');
  const call = (endpoint: Step['endpoint'], fields: Fields) =>
    callBackend(backend, { endpoint, needs: [], fields: () => fields }, context);
  const ofRestaurant = { restaurant_id: context.restaurantId };
  const list = (fields: Fields) =>
    call('orderIssues', { ...ofRestaurant, size: 100, cursor: null, ...fields });

  const id = named ?? (await makeIssue(backend, context, sandboxKey ?? ''));
  if (!id) return differs('the sandbox made no issue; is --sandbox-key right?');
  const pages = await readPages((cursor) => list({ state: 'open', size: 1, cursor }));
  if ('verdict' in pages) return pages;
  const issue = pages.find(({ _id }) => _id === id);
  if (!issue) return differs('the issue is not in the list of open issues');
  const hasChanges = backend.capabilities.includes('orders.changes');
  const since = hasChanges && asObject((await readChanges(backend, context, null)).data)?.cursor;

  const photo = new File([Buffer.from(PIXEL, 'base64')], 'check.png', { type: 'image/png' });
  const form = () => {
    const parts = new FormData();
    parts.append('issue_id', String(id));
    parts.append('photo', photo);
    return parts;
  };
  const upload = { endpoint: 'orderIssueProof', needs: [], form } as const;
  const uploaded = await callBackend(backend, upload, context);
  if (uploaded.verdict !== 'conforms') return differs(`orderIssueProof: ${uploaded.detail}`);
  const answer = { ...harmlessAnswer(issue), proof: [asObject(uploaded.data)?._id] };
  const answered = await call('orderIssueAnswer', { issue_id: id, ...answer });
  if (answered.verdict !== 'conforms') return answered;
  if (asObject(answered.data)?._id !== id) return differs('the answer is not the issue');

  const { food_order_id } = issue;
  const read = await list({ food_order_id });
  if (read.verdict !== 'conforms') return differs(`the issues of the order: ${read.detail}`);
  const now = rowsOf(read).find(({ _id }) => _id === id);
  if (!now) return differs('the issues of the order lack the issue');
  if (rowsOf(read).some((row) => row.food_order_id !== food_order_id)) {
    return differs('the issues of the order have one of another order');
  }
  if (!hasAnswer(now, answer)) return differs('the issue does not have the answer in answered');
  const again = await call('orderIssueAnswer', { issue_id: id, ...answer });
  if (!again.detail.startsWith('refused with 409')) {
    return differs(`a second answer is not refused with 409: ${again.detail || 'it is taken'}`);
  }
  const listed = rowsOf(await list({ state: now.state === 'open' ? 'open' : 'closed' }));
  if (!listed.some(({ _id }) => _id === id)) {
    return differs(`the issue is ${String(now.state)}, but not in its list`);
  }
  return since ? awaitIssue(backend, context, since, id) : conforms;
}

function harmlessAnswer({ question, reasons }: Fields): Fields {
  if (question) return { answer: 'inform', text: TEXT };
  const reason = [reasons]
    .flat()
    .map(asObject)
    .find((one) => one?.for === 'reject');
  return { answer: 'reject', text: TEXT, ...(reason && { reason_id: reason.id }) };
}

function hasAnswer({ answered }: Fields, answer: Fields): boolean {
  const { answer: given, text = null, reason_id = null } = asObject(answered) ?? {};
  const { answer: sent, text: words = null, reason_id: reason = null } = answer;
  return given === sent && text === words && reason_id === reason;
}

/** Reads every page; a page with an issue that was on an earlier one differs. */
async function readPages(read: (cursor: unknown) => Promise<Answer>): Promise<Fields[] | Answer> {
  const rows = new Map<unknown, Fields>();
  let expiresBefore = '';
  for (let cursor: unknown = null; ; ) {
    const page = await read(cursor);
    if (page.verdict !== 'conforms') return page;
    for (const row of rowsOf(page)) {
      if (rows.has(row._id)) return differs('the open issues have an issue twice');
      const expires = row.expires_at ? new Date(String(row.expires_at)).toISOString() : '9';
      if (expires < expiresBefore) return differs('the open issues are not sorted by expires_at');
      expiresBefore = expires;
      rows.set(row._id, row);
    }
    cursor = page.body.next;
    if (!cursor) return [...rows.values()];
    if (rows.size === 0) return differs('a page of the open issues is empty, but not the last one');
  }
}

/** Polls the changes, as the portal does, until they have the issue that was answered. */
async function awaitIssue(
  backend: Backend,
  context: Known,
  since: unknown,
  id: unknown,
): Promise<Answer> {
  let cursor = since;
  for (let tries = 0; tries < ARRIVAL_TRIES; tries += 1) {
    const answer = await readChanges(backend, context, cursor);
    if (answer.verdict !== 'conforms') return answer;
    const { issues, cursor: next } = asObject(answer.data) ?? {};
    if ([issues].flat().some((one) => asObject(one)?._id === id)) return conforms;
    cursor = next;
    await setTimeout(PACE_MS);
  }
  return differs('the changes lack an issue that was answered');
}

function rowsOf({ data }: Answer): Fields[] {
  return [data]
    .flat()
    .map(asObject)
    .filter((row) => row !== null);
}

/** Lets a customer of the sandbox complain about a new order. */
async function makeIssue(backend: Backend, context: Known, key: string) {
  const food_order_id = await makeOrder(backend, context, key, 'completed');
  if (!food_order_id) return undefined;
  const response = await fetch(`${backend.host.replace(/\/+$/, '')}/sandbox/issues`, {
    method: 'POST',
    headers: { 'x-sandbox-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ restaurantId: context.restaurantId, food_order_id }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return asObject(parse(await response.text()))?._id;
}
