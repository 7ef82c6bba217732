import { isGone } from '../../api/cursors';
import type { ApiClient } from '../../api/types';
import type { Wire } from '../../format/wireValues';
import { fetchOrderPage } from '../api';
import type { PageList } from '../filters';
import type { OrderPage } from '../types';
import { toOrderId } from '../wire';
import { LARGEST_PAGE } from './constants';

interface AllPagesCall extends Pick<PageList, 'filter' | 'sort'> {
  restaurantId: string;
  signal: AbortSignal;
  /** Called with the number of orders read so far. */
  onProgress?: (count: number) => void;
}

export interface AllPages {
  wires: Wire[];
  /**
   * Whether orders may be missing: a page contained no new order although another page follows, so the cursors form a
   * loop.
   */
  isIncomplete: boolean;
}

/** Reads the orders of all pages, without duplicates (capability `history.pages`). */
export async function fetchAllPages(api: ApiClient, call: AllPagesCall): Promise<AllPages> {
  try {
    return await readEachPage(api, call);
  } catch (error) {
    if (!isGone(error)) throw error;
    // The backend no longer knows the cursor, so start again.
    return readEachPage(api, call);
  }
}

async function readEachPage(api: ApiClient, call: AllPagesCall): Promise<AllPages> {
  const { restaurantId, filter, sort, signal, onProgress } = call;
  const list = { restaurantId, filter, sort, size: LARGEST_PAGE };
  const ids = new Set<string>();
  const wires: Wire[] = [];
  let cursor: string | null = null;
  do {
    const page: OrderPage = await fetchOrderPage(api, { ...list, cursor }, { signal });
    const previousCount = wires.length;
    for (const wire of page.rows) {
      // Orders without an id are distinguished by their content.
      const id = toOrderId(wire) || JSON.stringify(wire);
      // New orders shift the pages, so an order can arrive twice.
      if (ids.has(id)) continue;
      ids.add(id);
      wires.push(wire);
    }
    onProgress?.(wires.length);
    cursor = page.next;
    if (cursor !== null && wires.length === previousCount) return { wires, isIncomplete: true };
  } while (cursor !== null);
  return { wires, isIncomplete: false };
}
