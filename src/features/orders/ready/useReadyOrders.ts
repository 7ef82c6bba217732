import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { shownOrders } from '../../../core/orders/live/queries';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import { BOARD_STATUSES } from '../../../core/orders/statuses';
import { byUrgency } from '../../../core/orders/urgency';

const ACCEPTED = BOARD_STATUSES.filter(({ isAccepted }) => isAccepted);

const listsAtom = atom((get) =>
  ACCEPTED.map(({ list, isToPrepare }) => ({ isToPrepare, query: get(shownOrders[list]) })),
);

/** The short numbers of the accepted orders, and nothing else of them. */
export function useReadyOrders() {
  const lists = useAtomValue(listsAtom);
  const shortOf = useAtomValue(shortNumberAtom);
  const queries = lists.map(({ query }) => query);
  const numbers = useMemo(() => {
    const ofLists = (isToPrepare: boolean) =>
      lists
        .filter((list) => list.isToPrepare === isToPrepare)
        .flatMap(({ query }) => byUrgency(query.data ?? []))
        .map((order) => shortOf(order));
    return { preparing: ofLists(true), ready: ofLists(false) };
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
