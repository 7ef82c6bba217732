import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { shownOrders } from '../../core/orders/live/queries';
import { BOARD_STATUSES } from '../../core/orders/statuses';
import type { Order } from '../../core/orders/types';
import { byUrgency } from '../../core/orders/urgency';
import { cancelledOrdersAtom, leftOrdersAtom } from '../../core/orders/work/inWork';
import { dataAtom } from '../../core/state/queryClient';

const NONE: readonly Order[] = [];

/** The lists of accepted orders that the kitchen still prepares or packs. */
const STARTED = BOARD_STATUSES.filter(({ isAccepted, isToPrepare }) => isAccepted && isToPrepare);

const startedOrdersAtom = dataAtom((get) => STARTED.map(({ list }) => get(shownOrders[list])));

/** The orders in work that no list has any more: those that are looked up, and the cancelled ones. */
const leftAtom = dataAtom((get) => [
  ...get(leftOrdersAtom).checking.values(),
  ...get(cancelledOrdersAtom),
]);

/** The live lists of the board: new orders, then those in preparation by due time, then packed ones. */
export function useOpenOrders() {
  const waiting = useAtomValue(shownOrders.waiting);
  const started = useAtomValue(startedOrdersAtom);
  const lists = [waiting, ...started];
  const fresh = useMemo(() => byUrgency(waiting.data ?? NONE), [waiting.data]);
  const leftOrders = useAtomValue(leftAtom);
  const { accepted, tickets, left } = useMemo(() => {
    const open = started.flatMap(({ data }) => data ?? NONE);
    const ids = new Set(open.map(({ id }) => id));
    const stayed = leftOrders.filter(({ id }) => !ids.has(id));
    const sort = (orders: readonly Order[]) =>
      STARTED.flatMap(({ list }) => byUrgency(orders.filter(({ status }) => status === list)));
    return { accepted: sort(open), tickets: sort([...open, ...stayed]), left: stayed };
  }, [started, leftOrders]);
  return {
    fresh,
    /** The accepted orders with those that have left; their tickets stay for now. */
    tickets,
    left,
    orders: useMemo(() => [...fresh, ...accepted], [fresh, accepted]),
    isLoading: lists.some(({ data, isError }) => data === undefined && !isError),
    hasFailed: lists.some(({ isError }) => isError),
    isRetrying: lists.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => {
      for (const { isError, refetch } of lists) if (isError) void refetch();
    },
  };
}
