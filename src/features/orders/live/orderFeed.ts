import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import type { ApiClient } from '../../../core/api/types';
import type { Wire } from '../../../core/format/wireValues';
import { queryClientAtom } from '../../../core/state/queryClient';
import {
  apiAtom,
  generationAtom,
  restaurantIdAtom,
  servicesAtom,
} from '../../../core/state/services';
import { fetchAllRows, fetchRowsByStatus, fetchWaitingRows } from '../api';
import type { Order } from '../types';
import { toOrders } from '../wire';
import { openListChannel, type SharedAnswer } from './listChannel';
import { LIVE_LISTS, liveKey, type LiveList } from './lists';

/** The lists of one session: asks the marketplace, shares with the other tabs, keeps the newest. */
export interface OrderFeed {
  /** Names the turns of the tabs of this session. */
  scope: string;
  read(list: LiveList, signal: AbortSignal): Promise<Order[]>;
  /** An order was changed: whatever was asked before is out of date. */
  markChange(): void;
  /** When the newest answer known was asked for; 0 without one. */
  askedAt(list: LiveList): number;
  /** Whether this tab asked for it itself. */
  isOwn(list: LiveList): boolean;
  /** Whether another tab asked for it because of news. */
  isTheirNews(list: LiveList): boolean;
  /** Something happened: the next question for each list is asked because of it. */
  hearNews(): void;
  /** Listens to the other tabs; returns how to stop. */
  start(): () => void;
}

interface FeedOptions {
  api: ApiClient;
  cache: QueryClient;
  restaurantId: string;
  scope: string;
}

export function createOrderFeed({ api, cache, restaurantId, scope }: FeedOptions): OrderFeed {
  const known = new Map<LiveList, { askedAt: number; isOwn: boolean; isTheirNews?: boolean }>();
  let newsAt = 0;
  let share: (answer: SharedAnswer) => void = () => {};

  const askedAt = (list: LiveList) => {
    const at = known.get(list)?.askedAt ?? 0;
    // A clock that was set back must not keep every later answer out.
    return at > Date.now() ? 0 : at;
  };

  function take({ list, rows, askedAt: at, answeredAt, isForNews }: SharedAnswer): void {
    const queryKey = liveKey(restaurantId, list);
    // What no screen of this tab has asked for is not kept either.
    if (at <= askedAt(list) || !cache.getQueryState(queryKey)) return;
    known.set(list, { askedAt: at, isOwn: false, isTheirNews: isForNews });
    cache.setQueryData<Order[]>(queryKey, toOrders(rows), { updatedAt: answeredAt });
  }

  return {
    scope,
    askedAt,
    isOwn: (list) => known.get(list)?.isOwn ?? true,
    isTheirNews: (list) => known.get(list)?.isTheirNews ?? false,
    hearNews() {
      newsAt = Date.now();
    },
    async read(list, signal) {
      const at = Date.now();
      const isForNews = newsAt > askedAt(list);
      const rows = await readRows(api, restaurantId, list, signal);
      // An answer that comes after one to a later question changes nothing.
      const newer = askedAt(list) > at && cache.getQueryData<Order[]>(liveKey(restaurantId, list));
      if (newer) return newer;
      known.set(list, { askedAt: at, isOwn: true });
      share({ list, rows, askedAt: at, answeredAt: Date.now(), isForNews });
      return toOrders(rows);
    },
    markChange() {
      for (const list of LIVE_LISTS) {
        known.set(list, { askedAt: Date.now(), isOwn: known.get(list)?.isOwn ?? true });
      }
    },
    start() {
      const channel = openListChannel(`vendor-portal:orders:${scope}`, take);
      share = channel.post;
      return () => {
        share = () => {};
        channel.close();
      };
    },
  };
}

function readRows(
  api: ApiClient,
  restaurantId: string,
  list: LiveList,
  signal: AbortSignal,
): Promise<Wire[]> {
  if (list === 'waiting') return fetchWaitingRows(api, restaurantId, signal);
  if (list === 'all') return fetchAllRows(api, restaurantId, signal);
  return fetchRowsByStatus(api, restaurantId, list, signal);
}

/** The lists of the present session and restaurant. */
export const orderFeedAtom = atom((get) => {
  get(generationAtom);
  const restaurantId = get(restaurantIdAtom);
  const session = get(servicesAtom).session.scope();
  const scope = session && restaurantId ? `${session}-${restaurantId}` : '';
  return createOrderFeed({ api: get(apiAtom), cache: get(queryClientAtom), restaurantId, scope });
});
