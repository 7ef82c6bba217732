import { handlesGone, isGone } from '../../core/api/cursors';
import type { ApiClient } from '../../core/api/types';
import { text, type Wire } from '../../core/format/wireValues';
import { LARGEST_PAGE } from './constants';
import type { PageList } from './types';

interface AllPagesCall extends Pick<PageList, 'filter' | 'sort'> {
  restaurantId: string;
  signal: AbortSignal;
  /** Called with the number of orders so far. */
  onProgress?: (count: number) => void;
}

/** With the capability `history.pages`: the orders of all pages, each once. */
export async function fetchAllPages(api: ApiClient, call: AllPagesCall): Promise<Wire[]> {
  try {
    return await readEachPage(api, call);
  } catch (error) {
    if (!isGone(error)) throw error;
    // The backend has forgotten the cursor.
    return readEachPage(api, call);
  }
}

async function readEachPage(api: ApiClient, call: AllPagesCall): Promise<Wire[]> {
  const { restaurantId, filter, sort, signal, onProgress } = call;
  const list = { restaurant_id: restaurantId, filter, sort, size: LARGEST_PAGE };
  const ids = new Set<string>();
  const wires: Wire[] = [];
  let cursor: string | null = null;
  do {
    const body: object = { ...list, cursor };
    const page = await api.page('historyPage', body, { signal, ...handlesGone(cursor) });
    for (const wire of page.rows) {
      const id = text(wire._id);
      // New orders move the pages, so that one may come twice.
      if (id !== '' && ids.has(id)) continue;
      ids.add(id);
      wires.push(wire);
    }
    onProgress?.(wires.length);
    const next: string | null = text(page.body.next) || null;
    // A backend that repeats its cursor would never end.
    cursor = next === cursor ? null : next;
  } while (cursor !== null);
  return wires;
}
