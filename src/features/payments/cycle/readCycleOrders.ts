import type { ApiClient } from '../../../core/api/types';
import type { Wire } from '../../../core/format/wireValues';
import { streamOrders } from '../../../core/orders/api';
import { EVERYTHING, NEWEST_FIRST } from '../../../core/orders/filters';
import { toPlacedAt } from '../wire';
import type { CycleData, CycleOrder } from './types';
import { fetchAllPages } from '../../../core/orders/history/allPages';
import { HISTORY_LIMIT } from '../../../core/orders/history/constants';
import { toOrder } from '../../../core/orders/wire';

/** A payment can be logged on a different day from its order. */
const MARGIN_MS = 86_400_000;

export interface OrdersCall {
  restaurantId: string;
  /** The first moment of the cycle, and the first one after it. */
  start: number;
  end: number;
  /** Whether the backend has `history.pages`. */
  hasPages: boolean;
  signal: AbortSignal;
}

type CycleOrders = Pick<CycleData, 'orders' | 'known' | 'isIncomplete'>;

/** Reads the completed orders of a cycle, and the ids of all orders around it. */
export async function readCycleOrders(api: ApiClient, call: OrdersCall): Promise<CycleOrders> {
  return call.hasPages ? readPages(api, call) : readWhole(api, call);
}

async function readWhole(api: ApiClient, call: OrdersCall): Promise<CycleOrders> {
  const { add, result } = createCollector(call);
  let count = 0;
  let oldest = Number.POSITIVE_INFINITY;
  await streamOrders(
    api,
    { restaurantId: call.restaurantId, filter: EVERYTHING, limit: HISTORY_LIMIT },
    (rows) => {
      count += rows.length;
      for (const row of rows) oldest = Math.min(oldest, add(row) ?? oldest);
    },
    { signal: call.signal },
  );
  return { ...result, isIncomplete: count >= HISTORY_LIMIT && oldest > call.start };
}

/** Reads only the orders of the cycle and of some days around it. */
async function readPages(api: ApiClient, call: OrdersCall): Promise<CycleOrders> {
  const { add, result } = createCollector(call);
  const { restaurantId, start, end, signal } = call;
  const filter = {
    ...EVERYTHING,
    from: new Date(start - MARGIN_MS).toISOString(),
    to: new Date(end + MARGIN_MS).toISOString(),
  };
  const { wires, isIncomplete } = await fetchAllPages(api, {
    restaurantId,
    filter,
    sort: NEWEST_FIRST,
    signal,
  });
  wires.forEach(add);
  return { ...result, isIncomplete };
}

/** Converts only the orders of the cycle, because there can be thousands of others. */
function createCollector({ start, end }: OrdersCall) {
  const orders: CycleOrder[] = [];
  const known = new Set<string>();
  const ids = new Set<string>();
  const add = (row: Wire): number | null => {
    const at = toPlacedAt(row);
    if (at === null || at < start - MARGIN_MS || at >= end + MARGIN_MS) return at;
    const order = toOrder(row);
    for (const id of [order.id, order.number, order.transactionId]) if (id) known.add(id);
    const isOfCycle = order.status === 'completed' && at >= start && at < end;
    if (!isOfCycle || ids.has(order.id)) return at;
    if (order.id) ids.add(order.id);
    const { id, number, status, paymentStatus, transactionId, bill } = order;
    orders.push({ id, number, createdAt: at, status, paymentStatus, transactionId, bill });
    return at;
  };
  return { add, result: { orders, known } };
}
