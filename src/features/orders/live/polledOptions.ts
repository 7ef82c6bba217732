import { FRESH_MS } from '../constants';
import { type LiveList, type Polled, polledKey } from './lists';
import type { OrderFeed } from './orderFeed';

/** `startPolling` decides when these are read again, and the feed keeps objects that did not change. */
const POLLED_BY_US = {
  staleTime: FRESH_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
  structuralSharing: false,
} as const;

interface Context {
  signal: AbortSignal;
}

export function listOptions(feed: OrderFeed, restaurantId: string, list: LiveList) {
  return {
    ...POLLED_BY_US,
    queryKey: polledKey(restaurantId, list),
    queryFn: ({ signal }: Context) => feed.read(list, signal),
  };
}

export function totalOptions(feed: OrderFeed, restaurantId: string) {
  return {
    ...POLLED_BY_US,
    queryKey: polledKey(restaurantId, 'total'),
    queryFn: ({ signal }: Context) => feed.readTotal(signal),
  };
}

export function polledOptions(feed: OrderFeed, restaurantId: string, name: Polled) {
  return name === 'total'
    ? totalOptions(feed, restaurantId)
    : listOptions(feed, restaurantId, name);
}
