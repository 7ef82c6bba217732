import { atom } from 'jotai';
import { servicesAtom } from '../../core/state/services';

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

/** `onCall` receives the call that the server supports. */
export interface UpdateChoice extends CallChoice {
  onCall: (served: UpdateCall) => void;
}
