import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, differs, type Extra } from './backend.ts';
import { type Known, member, ownMemberIds } from './plan.ts';

interface Added {
  first: Answer;
  copy: Answer;
  list: Answer;
  count: number;
}

/**
 * Adds a member twice with the same key, and expects it only once in the team. If a mapping makes several changes, its
 * second one is then refused at the first time: the repeat must still add one member.
 */
export async function checkIdempotency(backend: Backend, context: Known): Promise<Answer> {
  const { first, copy, list, count } = await addTwice(backend, context);
  if (first.verdict !== 'conforms') return first;
  if (list.verdict !== 'conforms') return differs('the team could not be read');
  if (count !== 1) return differs(`${count} members were added with one key`);
  if (copy.verdict !== 'conforms') return differs(`the copy: ${copy.detail}`, copy.faults);
  if (!isDeepStrictEqual(copy.data, first.data)) {
    return differs('the copy was answered with other data');
  }
  if (!backend.requestsOf('teamAdd')) return first;
  const again = await addTwice(backend, context, { refusedWrite: 2 });
  const after = 'repeated after its second change was refused';
  if (again.copy.verdict !== 'conforms') {
    return differs(`${after}: ${again.copy.detail}`, again.copy.faults);
  }
  return again.count === 1 ? first : differs(`${again.count} members were added, ${after}`);
}

/** Adds a member twice with one key, counts it in the team and removes it. */
async function addTwice(backend: Backend, context: Known, extra: Extra = {}): Promise<Added> {
  const idempotencyKey = randomUUID();
  const add = (more: Extra) =>
    callTeam(backend, context, 'teamAdd', member(context), { idempotencyKey, ...more });
  const restaurant = { restaurant_id: context.restaurantId };
  const first = await add(extra);
  // A member that is not added needs no second call.
  const copy = first.verdict === 'conforms' || extra.refusedWrite ? await add({}) : first;
  const list = await callTeam(backend, context, 'teamList', restaurant);
  const ids = ownMemberIds(list.data);
  for (const id of ids) {
    await callTeam(backend, context, 'teamDelete', { ...restaurant, team_member_id: id });
  }
  return { first, copy, list, count: ids.length };
}

function callTeam(
  backend: Backend,
  context: Known,
  endpoint: 'teamAdd' | 'teamList' | 'teamDelete',
  fields: Fields,
  extra?: Extra,
): Promise<Answer> {
  return callBackend(backend, { endpoint, needs: [], fields: () => fields }, context, extra);
}
