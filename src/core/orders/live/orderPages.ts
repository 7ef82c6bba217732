import type { QueryClient } from '@tanstack/query-core';
import { isGone } from '../../api/cursors';
import type { ApiClient, CallOptions } from '../../api/types';
import { fetchOrderPage } from '../api';
import { EVERYTHING, NEWEST_FIRST } from '../filters';
import { orderKeys, polledKey } from '../keys';
import type { Order } from '../types';
import type { OrderReader } from './orderReader';

type Orders = readonly Order[];

/** The number of orders that one call loads for the tab with all orders. */
const BOARD_PAGE = 50;

export interface NextPage {
  /** The cursor of the next page; `null` after the last page. */
  cursor: string | null;
  /** Whether orders are missing, because the backend repeated its pages. */
  isIncomplete: boolean;
}

/** The list of all orders, read in pages (capability `history.pages`). */
export interface OrderPages {
  /** Reads the newest page again. The older loaded pages are kept if the new page overlaps with them. */
  readNewest(options: CallOptions): Promise<Orders>;
  /** Adds the next page to the cached list. */
  readMore(signal?: AbortSignal): Promise<void>;
}

interface PagesOptions {
  api: ApiClient;
  cache: QueryClient;
  restaurantId: string;
  reader: OrderReader;
}

export function createOrderPages({ api, cache, restaurantId, reader }: PagesOptions): OrderPages {
  const listKey = polledKey(restaurantId, 'all');
  const nextKey = orderKeys.nextPage(restaurantId);
  const cached = () => cache.getQueryData<Orders>(listKey);
  const cachedNext = () => cache.getQueryData<NextPage>(nextKey);
  const setNext = (next: NextPage) => cache.setQueryData<NextPage>(nextKey, next);

  async function fetchPage(cursor: string | null, options: CallOptions) {
    const call = { restaurantId, filter: EVERYTHING, sort: NEWEST_FIRST, cursor, size: BOARD_PAGE };
    const { rows, next } = await fetchOrderPage(api, call, options);
    return { orders: await reader.read(rows, cached()), next, isFirst: cursor === null };
  }

  return {
    async readNewest(options) {
      const { orders, next } = await fetchPage(null, options);
      const old = cached() ?? [];
      const isNewest = new Set(orders.map(({ id }) => id));
      const meetAt = old.findLastIndex(({ id }) => isNewest.has(id));
      const rest = meetAt < 0 ? [] : old.slice(meetAt + 1);
      // Without older pages, only this page is loaded.
      if (rest.length === 0) setNext({ cursor: next, isIncomplete: false });
      const isSame = orders.length === meetAt + 1 && orders.every((one, at) => one === old[at]);
      return isSame ? old : [...orders, ...rest];
    },
    async readMore(signal) {
      const { cursor } = cachedNext() ?? {};
      if (!cursor) return;
      const { orders, next, isFirst } = await fetchPage(cursor, { signal }).catch((error) => {
        // The backend no longer knows the cursor: start again with the newest page.
        if (!isGone(error)) throw error;
        return fetchPage(null, { signal });
      });
      // Another response has changed the list in the meantime.
      if (cachedNext()?.cursor !== cursor) return;
      const old = (isFirst ? null : cached()) ?? [];
      const existingIds = new Set(old.map(({ id }) => id));
      const updatedAt = cache.getQueryState(listKey)?.dataUpdatedAt;
      const added = orders.filter(({ id }) => !id || !existingIds.has(id));
      cache.setQueryData(listKey, [...old, ...added], { updatedAt });
      // Stop at a page without new orders, because the cursors may form a loop.
      const isEnd = added.length === 0;
      setNext({ cursor: isEnd ? null : next, isIncomplete: isEnd && next !== null });
    },
  };
}
