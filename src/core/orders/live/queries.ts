import { type Atom, atom, type Getter } from 'jotai';
import { accessAtom, RIGHTS } from '../../permissions/access';
import { cachedAtom, queryAtom } from '../../state/queryClient';
import { restaurantIdAtom } from '../../state/services';
import { LIVE_LISTS, type LiveList, orderKeys, type Polled, polledKey } from '../keys';
import type { Order } from '../types';
import { type OrderFeed, orderFeedAtom } from './orderFeed';
import type { NextPage } from './orderPages';
import { FRESH_MS } from './poll/createPoller';

type Orders = readonly Order[];

/** Options of queries that are refetched by `startPolling`; the feed does the structural sharing. */
const POLLED_BY_US = {
  staleTime: FRESH_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
  retry: false,
  structuralSharing: false,
} as const;

interface Context {
  signal: AbortSignal;
}

function listOptions(feed: OrderFeed, restaurantId: string, list: LiveList) {
  return {
    ...POLLED_BY_US,
    staleTime: () => (feed.isCovered(list) ? Infinity : FRESH_MS),
    queryKey: polledKey(restaurantId, list),
    queryFn: ({ signal }: Context) => feed.read(list, signal),
  };
}

function totalOptions(feed: OrderFeed, restaurantId: string) {
  return {
    ...POLLED_BY_US,
    queryKey: polledKey(restaurantId, 'total'),
    queryFn: ({ signal }: Context) => feed.readTotal(signal),
  };
}

function changesOptions(feed: OrderFeed, restaurantId: string) {
  return {
    ...POLLED_BY_US,
    queryKey: polledKey(restaurantId, 'changes'),
    queryFn: ({ signal }: Context) => feed.changes?.read(signal) ?? null,
    // Without this, the query would be removed, because it has no observers.
    gcTime: Infinity,
  };
}

export function polledOptions(feed: OrderFeed, restaurantId: string, name: Polled) {
  if (name === 'changes') return changesOptions(feed, restaurantId);
  return name === 'total'
    ? totalOptions(feed, restaurantId)
    : listOptions(feed, restaurantId, name);
}

const optionsOf = (get: Getter, list: LiveList) =>
  listOptions(get(orderFeedAtom), get(restaurantIdAtom), list);

/** A list on the screen. The list is rendered again after new data or a failure, but not after each poll. */
function shownAtom(list: LiveList) {
  return queryAtom<Orders, readonly unknown[]>((get) => ({
    ...optionsOf(get, list),
    notifyOnChangeProps: ['data', 'status'],
  }));
}

/** The cached orders of a list, for its count. Without other observers, the list is polled once a minute. */
function knownAtom(list: LiveList): Atom<Orders | undefined> {
  return cachedAtom<Orders>((get) => optionsOf(get, list));
}

type ListAtoms<ListAtom> = Readonly<Record<LiveList, ListAtom>>;

function forEachList<ListAtom>(create: (list: LiveList) => ListAtom): ListAtoms<ListAtom> {
  return Object.fromEntries(LIVE_LISTS.map((list) => [list, create(list)])) as ListAtoms<ListAtom>;
}

export const shownOrders = forEachList(shownAtom);

export const knownOrders = forEachList(knownAtom);

export const waitingOrdersAtom = shownOrders.waiting;

/** The number of all orders (b33). */
export const orderTotalAtom = cachedAtom<number | null>((get) =>
  totalOptions(get(orderFeedAtom), get(restaurantIdAtom)),
);

/** The page after the loaded orders, if they are loaded in pages. */
export const nextPageAtom = cachedAtom<NextPage>((get) => ({
  queryKey: orderKeys.nextPage(get(restaurantIdAtom)),
}));

const updatedResultAtom = queryAtom<Orders, readonly unknown[]>((get) => ({
  ...optionsOf(get, 'waiting'),
  enabled: false,
  notifyOnChangeProps: ['dataUpdatedAt'],
}));

/** Time of the last response with the waiting orders, in epoch ms; 0 before the first. */
export const updatedAtAtom = atom((get) => get(updatedResultAtom).dataUpdatedAt);

/** The number of new orders, which is polled less often for people who may not answer them. */
export const waitingCountAtom = atom((get) => {
  const mayAnswer = get(accessAtom)(RIGHTS.answerOrders);
  return (mayAnswer ? get(waitingOrdersAtom).data : get(knownOrders.waiting))?.length;
});
