import type { ApiClient } from '../../api/types';
import { fetchOrderPage, streamOrders } from '../api';
import type { HistoryFilter } from '../filters';
import type { PageCall } from '../types';
import { HISTORY_LIMIT } from './constants';
import type { HistoryPage, OrderRow } from './types';
import { toHistoryPage, toOrderRow } from './wire';

interface HistoryCall {
  restaurantId: string;
  filter: HistoryFilter;
  limit?: number;
  signal?: AbortSignal;
  /** Called with the number of rows read so far. */
  onProgress?: (count: number) => void;
}

export async function readHistory(api: ApiClient, call: HistoryCall): Promise<OrderRow[]> {
  const { restaurantId, filter, limit = HISTORY_LIMIT, signal, onProgress } = call;
  const rows: OrderRow[] = [];
  await streamOrders(
    api,
    { restaurantId, filter, limit },
    (part) => {
      for (const wire of part) rows.push(toOrderRow(wire, api.extraKeys?.order));
      onProgress?.(rows.length);
    },
    { signal },
  );
  return rows;
}

/** Reads one page of past orders (capability `history.pages`). */
export async function readHistoryPage(
  api: ApiClient,
  call: PageCall,
  signal: AbortSignal,
): Promise<HistoryPage> {
  return toHistoryPage(await fetchOrderPage(api, call, { signal }), api.extraKeys?.order);
}
