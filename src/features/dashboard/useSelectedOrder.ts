import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Order } from '../../core/orders/types';
import { orderDetailAtom } from '../../core/orders/live/detailQueries';
import { orderLinkId } from '../../core/orders/orderIds';

const emptyAtom = atom({ data: null });

/** The current data of the clicked order: from the waiting list, else from its own request. */
export function useSelectedOrder(clicked: Order | null, waiting: readonly Order[] | undefined) {
  const listed = waiting?.find(({ id }) => id !== '' && id === clicked?.id);
  const unlisted = clicked?.id && waiting && !listed ? clicked : null;
  const { data } = useAtomValue(useMemo(() => unlistedAtom(unlisted), [unlisted]));
  return listed ?? data ?? clicked;
}

function unlistedAtom(order: Order | null) {
  const linkId = order && orderLinkId(order);
  return linkId ? orderDetailAtom(linkId, order) : emptyAtom;
}
