import { atom } from 'jotai';
import { ApiRefusal } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { servicesAtom } from '../../core/state/services';
import type { MemberDraft } from './types';
import { fromDraft } from './wire';

/** The two forms of the update call (b1). */
export type UpdateCall = 'teamUpdate' | 'teamUpdatePost';

interface CallChoice {
  call: UpdateCall;
  /** Chosen by the host, so the other call is never tried. */
  isPinned: boolean;
}

const PINNED = { put: 'teamUpdate', post: 'teamUpdatePost' } as const;

/** The call that this server turned out to support. */
const servedAtom = atom<UpdateCall>('teamUpdate');

/** Which call to send: the one that the host chose, else the one that worked before. */
export const updateCallAtom = atom(
  (get): CallChoice => {
    const { teamUpdate } = get(servicesAtom);
    const pinned = teamUpdate && PINNED[teamUpdate];
    return pinned ? { call: pinned, isPinned: true } : { call: get(servedAtom), isPinned: false };
  },
  (_get, set, served: UpdateCall) => set(servedAtom, served),
);

const NO_SUCH_ROUTE: readonly number[] = [404, 405, 501];

/** `onCall` gets the call that the server supports. */
export interface UpdateChoice extends CallChoice {
  onCall: (served: UpdateCall) => void;
}

interface Update {
  id: string;
  restaurantId: string;
  draft: MemberDraft;
}

/**
 * PUT with the id in the path. If that route does not exist, POST with the id in the body, unless
 * the host chose one of the two.
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
    // Any other answer shows that the route exists.
    if (failure instanceof ApiRefusal && !isAbsent(failure)) onCall('teamUpdatePost');
    throw failure;
  }
}

function isAbsent(failure: unknown): boolean {
  return failure instanceof ApiRefusal && NO_SUCH_ROUTE.includes(failure.httpStatus);
}
