import { atom } from 'jotai';
import { ApiRefusal } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { servicesAtom } from '../../core/state/services';
import type { MemberDraft } from './types';
import { fromDraft } from './wire';

/** The two readings of the same call (decision b1). */
export type UpdateCall = 'teamUpdate' | 'teamUpdatePost';

interface CallChoice {
  call: UpdateCall;
  /** The host said so: the other one is never tried. */
  isPinned: boolean;
}

const PINNED = { put: 'teamUpdate', post: 'teamUpdatePost' } as const;

/** What this portal has found out about the marketplace. */
const servedAtom = atom<UpdateCall>('teamUpdate');

/** Which of the two to send: the host's pin, else the one the marketplace is known to serve. */
export const updateCallAtom = atom(
  (get): CallChoice => {
    const { teamUpdate } = get(servicesAtom);
    const pinned = teamUpdate && PINNED[teamUpdate];
    return pinned ? { call: pinned, isPinned: true } : { call: get(servedAtom), isPinned: false };
  },
  (_get, set, served: UpdateCall) => set(servedAtom, served),
);

/** HTTP's ways of saying that there is no such route. */
const NO_SUCH_ROUTE: readonly number[] = [404, 405, 501];

/** `onCall` hears which of the two the marketplace turned out to serve. */
export interface UpdateChoice extends CallChoice {
  onCall: (served: UpdateCall) => void;
}

interface Update {
  id: string;
  restaurantId: string;
  draft: MemberDraft;
}

/**
 * Changes a member by PUT with the id in the address; where that route is absent, once more by
 * POST with the id in the body only, unless the host pinned one of the two.
 */
export async function updateMember(
  api: ApiClient,
  { id, restaurantId, draft }: Update,
  { call, isPinned, onCall }: UpdateChoice,
): Promise<void> {
  const body = { ...fromDraft(draft, restaurantId), team_member_id: id };
  try {
    if (call === 'teamUpdate') return void (await api.send(call, body, { params: { id } }));
  } catch (failure) {
    if (isPinned || !isAbsent(failure)) throw failure;
  }
  try {
    await api.send('teamUpdatePost', body);
    onCall('teamUpdatePost');
  } catch (failure) {
    // An answer of any other kind shows that the route is there.
    if (failure instanceof ApiRefusal && !isAbsent(failure)) onCall('teamUpdatePost');
    throw failure;
  }
}

function isAbsent(failure: unknown): boolean {
  return failure instanceof ApiRefusal && NO_SUCH_ROUTE.includes(failure.httpStatus);
}
