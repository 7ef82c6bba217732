import { atom } from 'jotai';
import { accessAtom, RIGHTS } from '../../permissions/access';
import { dataAtom } from '../../state/queryClient';
import { storedAtom } from '../../state/storedAtom';
import { waitingOrdersAtom } from '../live/queries';
import { pendingChangesAtom } from '../statusChanges';
import { isNew } from '../statuses';
import type { Order } from '../types';
import { readSilenced, silencedName, writeSilenced } from './silenced';

/** Hashes of silenced orders, shared by all tabs and kept after a reload. */
const silencedAtom = storedAtom<readonly string[]>('orders_silenced', readSilenced, writeSilenced);

const nameOf = ({ id }: Order) => silencedName(id);

/** The new orders without an answer; empty if the vendor may not answer orders. */
export const unansweredOrdersAtom = dataAtom((get): readonly Order[] => {
  if (!get(accessAtom)(RIGHTS.answerOrders)) return [];
  const answered = get(pendingChangesAtom);
  const waiting = get(waitingOrdersAtom).data ?? [];
  return waiting.filter((order) => isNew(order) && !answered.has(order.id));
});

/** Finds the orders that do not ring in this tab, because a station shows nothing of them; `null` if all ring. */
export const elsewhereAtom = atom<{ has(order: Order): boolean } | null>(null);

/** Those that are not silenced. */
export const ringingOrdersAtom = dataAtom((get): readonly Order[] => {
  const silenced = new Set(get(silencedAtom));
  const elsewhere = get(elsewhereAtom);
  return get(unansweredOrdersAtom).filter(
    (order) => !silenced.has(nameOf(order)) && !elsewhere?.has(order),
  );
});

/** Silences the current orders; the next order rings again. */
export const silenceAtom = atom(null, (get, set) => {
  const waiting = get(waitingOrdersAtom).data ?? [];
  const ringing = get(ringingOrdersAtom).map(nameOf);
  const waitingNames = new Set(waiting.map(nameOf));
  const stillWaiting = get(silencedAtom).filter((name) => waitingNames.has(name));
  set(silencedAtom, [...new Set([...stillWaiting, ...ringing])]);
});
