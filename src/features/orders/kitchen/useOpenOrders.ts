import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { byUrgency } from '../facts/urgency';
import {
  packedOrdersAtom,
  preparingOrdersAtom,
  waitingOrdersAtom,
} from '../../../core/orders/live/queries';
import type { Order } from '../../../core/orders/types';

const NONE: readonly Order[] = [];

/** The live lists of the board: new orders, then those in preparation by due time, then packed ones. */
export function useOpenOrders() {
  const waiting = useAtomValue(waitingOrdersAtom);
  const preparing = useAtomValue(preparingOrdersAtom);
  const packed = useAtomValue(packedOrdersAtom);
  const lists = [waiting, preparing, packed];
  const fresh = useMemo(() => byUrgency(waiting.data ?? NONE), [waiting.data]);
  const accepted = useMemo(
    () => [...byUrgency(preparing.data ?? NONE), ...byUrgency(packed.data ?? NONE)],
    [preparing.data, packed.data],
  );
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
