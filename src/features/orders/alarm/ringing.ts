import { atom } from 'jotai';
import { shortHash } from '../../../core/session/shortHash';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { pendingChangesAtom } from '../pendingChanges';
import { waitingOrdersAtom } from '../queries';
import type { Order } from '../types';
import { silencedAtom } from './settings';

/** Ids may hold anything; what is stored of them is short and without a blank. */
const nameOf = ({ id }: Order) => shortHash(id);

/** New orders that nobody has answered or silenced yet, for who may answer them. */
export const ringingOrdersAtom = atom((get): readonly Order[] => {
  if (!get(accessAtom)(RIGHTS.answerOrders)) return [];
  const waiting = get(waitingOrdersAtom).data ?? [];
  const answered = get(pendingChangesAtom);
  const silenced = new Set(get(silencedAtom));
  return waiting.filter(
    (order) =>
      order.status === 'waiting_for_confirmation' &&
      !answered.has(order.id) &&
      !silenced.has(nameOf(order)),
  );
});

/** Silences what rings now; the next order rings again. */
export const silenceAtom = atom(null, (get, set) => {
  const waiting = get(waitingOrdersAtom).data ?? [];
  const ringing = get(ringingOrdersAtom).map(nameOf);
  const known = new Set(waiting.map(nameOf));
  // Those that wait no longer need no remembering.
  const kept = get(silencedAtom).filter((name) => known.has(name));
  set(silencedAtom, [...new Set([...kept, ...ringing])]);
});
