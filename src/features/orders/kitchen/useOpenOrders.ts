import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { shownOrders } from '../../../core/orders/live/queries';
import { BOARD_STATUSES } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { byUrgency } from '../../../core/orders/urgency';

const NONE: readonly Order[] = [];

/** The lists of accepted orders that the kitchen still prepares or packs. */
const STARTED = BOARD_STATUSES.filter(({ isAccepted, isToPrepare }) => isAccepted && isToPrepare);

const startedOrdersAtom = atom((get) => STARTED.map(({ list }) => get(shownOrders[list])));

/** The live lists of the board: new orders, then those in preparation by due time, then packed ones. */
export function useOpenOrders() {
  const waiting = useAtomValue(shownOrders.waiting);
  const started = useAtomValue(startedOrdersAtom);
  const lists = [waiting, ...started];
  const fresh = useMemo(() => byUrgency(waiting.data ?? NONE), [waiting.data]);
  const accepted = useMemo(() => started.flatMap(({ data }) => byUrgency(data ?? NONE)), [started]);
  return {
    fresh,
    accepted,
    orders: useMemo(() => [...fresh, ...accepted], [fresh, accepted]),
    isLoading: lists.some(({ data, isError }) => data === undefined && !isError),
    hasFailed: lists.some(({ isError }) => isError),
    isRetrying: lists.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => {
      for (const { isError, refetch } of lists) if (isError) void refetch();
    },
  };
}
