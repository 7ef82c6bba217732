import { ApiRefusal } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { type MoreValues, withMore } from '../../core/extend/moreValues';
import type { MemberDraft, TeamMember } from './types';
import type { UpdateChoice } from './updateCall';
import { fromDraft, toMember } from './wire';

export async function fetchTeam(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<TeamMember[]> {
  const members = await api.list('teamList', { restaurant_id: restaurantId }, { signal });
  return members.map((wire) => ({ ...toMember(wire, api.extraKeys?.member), wire }));
}

/** `null` if there is no member with this id. */
export async function fetchMember(
  api: ApiClient,
  { id, restaurantId }: { id: string; restaurantId: string },
  signal?: AbortSignal,
): Promise<TeamMember | null> {
  const body = { team_member_id: id, restaurant_id: restaurantId };
  try {
    const wire = await api.one('teamGet', body, { signal });
    // The id in the URL decides which member is changed; ids in the answer are ignored (T6).
    return wire && Object.keys(wire).length > 0
      ? { ...toMember(wire, api.extraKeys?.member), id, wire }
      : null;
  } catch (failure) {
    if (failure instanceof ApiRefusal && failure.status === 404) return null;
    throw failure;
  }
}

export async function addMember(
  api: ApiClient,
  restaurantId: string,
  draft: MemberDraft,
  more?: MoreValues,
): Promise<void> {
  await api.send('teamAdd', withMore(fromDraft(draft, restaurantId), more));
}

const NO_SUCH_ROUTE: readonly number[] = [404, 405, 501];

interface Update {
  id: string;
  restaurantId: string;
  draft: MemberDraft;
  more?: MoreValues | undefined;
}

/**
 * Sends PUT with the id in the path. If that route does not exist, sends POST with the id in the body, unless the host
 * chose one of the two.
 */
export async function updateMember(
  api: ApiClient,
  { id, restaurantId, draft, more }: Update,
  { call, isPinned, onCall }: UpdateChoice,
): Promise<void> {
  const body = withMore({ ...fromDraft(draft, restaurantId), team_member_id: id }, more);
  try {
    if (call === 'teamUpdate') return void (await api.send(call, body, { params: { id } }));
  } catch (failure) {
    if (isPinned || !isAbsent(failure)) throw failure;
  }
  try {
    await api.send('teamUpdatePost', body);
    onCall('teamUpdatePost');
  } catch (failure) {
    // Any other refusal shows that the route exists.
    if (failure instanceof ApiRefusal && !isAbsent(failure)) onCall('teamUpdatePost');
    throw failure;
  }
}

function isAbsent(failure: unknown): boolean {
  return failure instanceof ApiRefusal && NO_SUCH_ROUTE.includes(failure.httpStatus);
}

/** Resolves to the server's message. */
export async function setMemberActive(
  api: ApiClient,
  { id, isActive }: Pick<TeamMember, 'id' | 'isActive'>,
): Promise<string> {
  const reply = await api.send('teamSetActive', { team_member_id: id, is_active: isActive });
  return reply.message;
}

/** Resolves to the server's message. */
export async function deleteMember(
  api: ApiClient,
  restaurantId: string,
  id: string,
): Promise<string> {
  const body = { restaurant_id: restaurantId, team_member_id: id };
  return (await api.send('teamDelete', body)).message;
}
