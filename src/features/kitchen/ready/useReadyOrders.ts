import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { shownOrders } from '../../../core/orders/live/queries';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import { BOARD_STATUSES } from '../../../core/orders/statuses';
import { byUrgency } from '../../../core/orders/urgency';

const SHOWN = BOARD_STATUSES.filter(
  ({ isAccepted, isToPrepare, isAtCounter }) => isAccepted && (isToPrepare || isAtCounter),
);

const listsAtom = atom((get) =>
  SHOWN.map(({ list, isAtCounter }) => ({ isAtCounter, query: get(shownOrders[list]) })),
);

/** The short numbers of the accepted orders, and nothing else of them. */
export function useReadyOrders() {
  const lists = useAtomValue(listsAtom);
  const shortOf = useAtomValue(shortNumberAtom);
  const queries = lists.map(({ query }) => query);
  const numbers = useMemo(() => {
    const ofLists = (isAtCounter: boolean) =>
      lists
        .filter((list) => list.isAtCounter === isAtCounter)
        .flatMap(({ query }) => byUrgency(query.data ?? []))
        .map((order) => shortOf(order));
    return { preparing: ofLists(false), ready: ofLists(true) };
  }, [lists, shortOf]);
  return {
    ...numbers,
    isLoading: queries.some(({ data, isError }) => data === undefined && !isError),
    hasFailed: queries.some(({ isError }) => isError),
    isRetrying: queries.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
