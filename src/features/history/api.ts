import { handlesGone } from '../../core/api/cursors';
import type { ApiClient } from '../../core/api/types';
import { HISTORY_LIMIT } from './constants';
import type { HistoryFilter, HistoryPage, HistoryRow, PageList } from './types';
import { toHistoryPage, toHistoryRow } from './wire';

interface HistoryCall {
  restaurantId: string;
  filter: HistoryFilter;
  limit?: number;
  signal?: AbortSignal;
  /** Called with the number of rows so far. */
  onProgress?: (count: number) => void;
}

/** Streams past orders: ten thousand are 15 MB. */
export async function fetchHistory(api: ApiClient, call: HistoryCall): Promise<HistoryRow[]> {
  const { restaurantId, filter, limit = HISTORY_LIMIT, signal, onProgress } = call;
  const { status, search } = filter;
  const body = { restaurant_id: restaurantId, status, limit, ...(search ? { search } : {}) };
  const rows: HistoryRow[] = [];
  await api.stream(
    'orderHistory',
    body,
    (part) => {
      for (const wire of part) rows.push(toHistoryRow(wire));
      onProgress?.(rows.length);
    },
    { signal },
  );
  return rows;
}

interface PageCall extends PageList {
  restaurantId: string;
  cursor: string | null;
  signal: AbortSignal;
}

/** With the capability `history.pages`. */
export async function fetchHistoryPage(api: ApiClient, call: PageCall): Promise<HistoryPage> {
  const { restaurantId, filter, sort, cursor, size, signal } = call;
  const body = { restaurant_id: restaurantId, filter, sort, cursor, size };
  const page = await api.page('historyPage', body, { signal, ...handlesGone(cursor) });
  return toHistoryPage(page);
}
