import type { ApiClient } from '../../core/api/types';
import { HISTORY_LIMIT } from './constants';
import type { HistoryFilter, HistoryRow } from './types';
import { toHistoryRow } from './wire';

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
