import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, differs } from './backend.ts';
import { type Known, member, ownMemberIds } from './plan.ts';

/** Adds a member twice with the same key, expects it only once in the team and removes it. */
export async function checkIdempotency(backend: Backend, known: Known): Promise<Answer> {
  const idempotencyKey = randomUUID();
  const first = await callTeam(backend, known, 'teamAdd', member(known), idempotencyKey);
  if (first.verdict !== 'conforms') return first;
  const copy = await callTeam(backend, known, 'teamAdd', member(known), idempotencyKey);
  const restaurant = { restaurant_id: known.restaurantId };
  const list = await callTeam(backend, known, 'teamList', restaurant);
  const ids = ownMemberIds(list.data);
  for (const id of ids) {
    await callTeam(backend, known, 'teamDelete', { ...restaurant, team_member_id: id });
  }
  if (list.verdict !== 'conforms') return differs('the team could not be read');
  if (ids.length !== 1) return differs(`${ids.length} members were added with one key`);
  if (copy.verdict !== 'conforms') return differs(`the copy: ${copy.detail}`, copy.faults);
  const isSame = isDeepStrictEqual(copy.data, first.data);
  return isSame ? first : differs('the copy was answered with other data');
}

function callTeam(
  backend: Backend,
  known: Known,
  endpoint: 'teamAdd' | 'teamList' | 'teamDelete',
  fields: Fields,
  idempotencyKey?: string,
): Promise<Answer> {
  const step = { endpoint, needs: [], fields: () => fields };
  return callBackend(backend, step, known, idempotencyKey ? { idempotencyKey } : {});
}
