import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type Order, orderDetailAtom, orderLinkId } from '../orders/public';

const nothingAtom = atom({ data: null });

/**
 * The order that was clicked, as it is now: from the list while it waits, and read by itself once
 * it has been answered, here or elsewhere.
 */
export function useFresh(clicked: Order | null, waiting: readonly Order[] | undefined) {
  const listed = waiting?.find(({ id }) => id !== '' && id === clicked?.id);
  const isGone = clicked?.id && waiting && !listed;
  const gone = isGone ? clicked : null;
  const { data } = useAtomValue(useMemo(() => followAtom(gone), [gone]));
  return listed ?? data ?? clicked;
}

function followAtom(order: Order | null) {
  const linkId = order && orderLinkId(order);
  return linkId ? orderDetailAtom(linkId, order) : nothingAtom;
}
