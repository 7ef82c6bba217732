import type { QueryObserverOptions } from '@tanstack/query-core';
import { type Atom, atom, type Getter } from 'jotai';
import { accessAtom, RIGHTS } from '../../core/permissions/access';
import { queryAtom } from '../../core/state/queryAtom';
import { restaurantIdAtom } from '../../core/state/services';
import type { LiveList } from './live/lists';
import { orderFeedAtom } from './live/orderFeed';
import { listOptions, totalOptions } from './live/polledOptions';
import type { Order } from './types';

type Orders = readonly Order[];

const optionsOf = (get: Getter, list: LiveList) =>
  listOptions(get(orderFeedAtom), get(restaurantIdAtom), list);

/** A list that a screen shows. It is drawn again for other orders or a failure, not for each poll. */
function shownAtom(list: LiveList) {
  return queryAtom<Orders, readonly unknown[]>((get) => ({
    ...optionsOf(get, list),
    notifyOnChangeProps: ['data', 'status'],
  }));
}

/** The orders of a list as last read. Alone it has the list read once a minute, for its count. */
function knownAtom(list: LiveList): Atom<Orders | undefined> {
  return dataAtom<Orders>((get) => optionsOf(get, list));
}

function dataAtom<Data>(
  getOptions: (get: Getter) => QueryObserverOptions<Data, Error, Data, Data, readonly unknown[]>,
): Atom<Data | undefined> {
  const resultAtom = queryAtom<Data, readonly unknown[]>((get) => ({
    ...getOptions(get),
    enabled: false,
    notifyOnChangeProps: ['data'],
  }));
  return atom((get) => get(resultAtom).data);
}

export const waitingOrdersAtom = shownAtom('waiting');
export const preparingOrdersAtom = shownAtom('cooking');
export const packedOrdersAtom = shownAtom('packing_processing');
export const readyOrdersAtom = shownAtom('ready_to_pickup');
export const allOrdersAtom = shownAtom('all');

export const knownWaitingAtom = knownAtom('waiting');
export const knownPreparingAtom = knownAtom('cooking');
export const knownPackedAtom = knownAtom('packing_processing');
export const knownReadyAtom = knownAtom('ready_to_pickup');

/** The number of all orders, a figure of the dashboard call (decision b33). */
export const orderTotalAtom = dataAtom<number | null>((get) =>
  totalOptions(get(orderFeedAtom), get(restaurantIdAtom)),
);

const updatedResultAtom = queryAtom<Orders, readonly unknown[]>((get) => ({
  ...optionsOf(get, 'waiting'),
  enabled: false,
  notifyOnChangeProps: ['dataUpdatedAt'],
}));

/** When the marketplace last answered with the waiting orders, in epoch ms; 0 before. */
export const updatedAtAtom = atom((get) => get(updatedResultAtom).dataUpdatedAt);

/** How many new orders wait: polled for who answers them, counted for who only sees them. */
export const waitingCountAtom = atom((get) => {
  const mayAnswer = get(accessAtom)(RIGHTS.answerOrders);
  return (mayAnswer ? get(waitingOrdersAtom).data : get(knownWaitingAtom))?.length;
});
