import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ContractDocument, findRoute } from '../../../sandbox/contract/document.ts';
import type { Contract } from '../../../sandbox/contract/index.ts';
import type { Fields } from '../../../sandbox/fields.ts';
import { type Answer, callBackend } from './backend.ts';
import { type Known, member, ownMemberIds } from './plan.ts';

export interface CheckedBackend {
  contract: Contract;
  document: ContractDocument;
  host: string;
}

/** Adds one member twice with the same key, looks how many there are, and removes them. */
export async function checkIdempotency(backend: CheckedBackend, known: Known): Promise<Answer> {
  const key = randomUUID();
  const first = await callTeam(backend, known, 'teamAdd', member(known), key);
  if (first.verdict !== 'conforms') return first;
  const copy = await callTeam(backend, known, 'teamAdd', member(known), key);
  const restaurant = { restaurant_id: known.restaurantId };
  const list = await callTeam(backend, known, 'teamList', restaurant);
  const ids = ownMemberIds(list.data);
  for (const id of ids) {
    await callTeam(backend, known, 'teamDelete', { ...restaurant, team_member_id: id });
  }
  const differs = (detail: string): Answer => ({ verdict: 'differs', detail, data: null });
  if (list.verdict !== 'conforms') return differs('the team could not be read');
  if (ids.length !== 1) return differs(`${ids.length} members were added with one key`);
  if (copy.verdict !== 'conforms') return differs(`the copy: ${copy.detail}`);
  const isSame = isDeepStrictEqual(copy.data, first.data);
  return isSame ? first : differs('the copy was answered with other data');
}

function callTeam(
  { contract, document, host }: CheckedBackend,
  known: Known,
  endpoint: 'teamAdd' | 'teamList' | 'teamDelete',
  fields: Fields,
  key?: string,
): Promise<Answer> {
  const step = { endpoint, needs: [], fields: () => fields };
  return callBackend(contract, host, findRoute(document, endpoint), step, known, key);
}
