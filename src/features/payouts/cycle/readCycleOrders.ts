import type { ApiClient } from '../../../core/api/types';
import { largest, smallest } from '../../../core/extremes';
import type { Wire } from '../../../core/format/wireValues';
import { streamOrders } from '../../../core/orders/api';
import { EVERYTHING, NEWEST_FIRST } from '../../../core/orders/filters';
import { fetchAllPages } from '../../../core/orders/history/allPages';
import { HISTORY_LIMIT } from '../../../core/orders/history/constants';
import { toOrder } from '../../../core/orders/wire';
import { toDeductions } from '../../../core/payouts/wire';
import { toPlacedAt } from '../wire';
import type { CycleData, CycleOrder } from './types';

/** A payment can be logged on a different day from its order. */
const MARGIN_MS = 86_400_000;

/** The first moment of a cycle, and the first one after it. */
export interface CycleSpan {
  start: number;
  end: number;
}

interface ReadCall {
  restaurantId: string;
  /** Whether the backend has `history.pages`. */
  hasPages: boolean;
  /** Whether the backend has `payouts.deductions`. */
  hasDeductions?: boolean;
  signal: AbortSignal;
}

export interface OrdersCall extends ReadCall, CycleSpan {
  /** The cycle before. */
  before?: CycleSpan | null;
}

/** The completed and the declined orders of a cycle. */
export interface SpanOrders extends Pick<CycleData, 'orders' | 'isIncomplete'> {
  declined: readonly CycleOrder[];
}

export interface CycleOrders extends SpanOrders, Pick<CycleData, 'known'> {
  before: SpanOrders | null;
}

/** Reads the orders of a cycle and of the one before, and the ids of all orders around them. */
export async function readCycleOrders(
  api: ApiClient,
  { start, end, before, ...call }: OrdersCall,
): Promise<CycleOrders> {
  const spans = before ? [{ start, end }, before] : [{ start, end }];
  const collected = spans.map(() => ({ orders: [] as CycleOrder[], declined: [] as CycleOrder[] }));
  const known = new Set<string>();
  const isIncomplete = await readSpans(api, { ...call, spans }, (order, span) => {
    for (const id of [order.id, order.number, order.transactionId]) if (id) known.add(id);
    const list = collected[span]?.[order.status === 'declined' ? 'declined' : 'orders'];
    if (order.status === 'completed' || order.status === 'declined') list?.push(order);
  });
  const [current, previous] = collected.map((orders, span) => ({
    ...orders,
    isIncomplete: isIncomplete(span),
  }));
  const nothing = { orders: [], declined: [], isIncomplete: false };
  return { ...(current ?? nothing), known, before: previous ?? null };
}

interface SpansCall extends ReadCall {
  spans: readonly CycleSpan[];
  /** Called with the time of the oldest order so far. Orders arrive newest first, so no newer ones follow. */
  onOldest?: (oldest: number) => void;
}

/**
 * Reads the orders of several cycles in one pass. `take` also receives the orders of the days around them, for which
 * the index of the cycle is -1. Returns whether orders of a cycle may be missing.
 */
export async function readSpans(
  api: ApiClient,
  call: SpansCall,
  take: (order: CycleOrder, span: number) => void,
): Promise<(span: number) => boolean> {
  const { spans } = call;
  const from = smallest(spans.map(({ start }) => start)) - MARGIN_MS;
  const to = largest(spans.map(({ end }) => end)) + MARGIN_MS;
  const ids = new Set<string>();
  /** Converts only the orders of these days, because there can be thousands of others. */
  const add = (row: Wire): number | null => {
    const at = toPlacedAt(row);
    if (at === null || at < from || at >= to) return at;
    const { id, number, status, paymentStatus, transactionId, bill, deductions } = toOrder(row);
    if (id && ids.has(id)) return at;
    ids.add(id);
    const span = spans.findIndex(({ start, end }) => at >= start && at < end);
    const order = { id, number, createdAt: at, status, paymentStatus, transactionId, bill };
    take(call.hasDeductions ? { ...order, deductions: toDeductions(deductions) } : order, span);
    return at;
  };
  if (call.hasPages) {
    const isIncomplete = await readPages(api, call, { from, to, add });
    return () => isIncomplete;
  }
  const oldest = await readWhole(api, call, add);
  return (span) => oldest > (spans[span]?.start ?? from);
}

/** Returns the time of the oldest order if older ones are missing, otherwise `-Infinity`. */
async function readWhole(
  api: ApiClient,
  { restaurantId, signal, onOldest }: Omit<SpansCall, 'spans'>,
  add: (row: Wire) => number | null,
): Promise<number> {
  let count = 0;
  let oldest = Number.POSITIVE_INFINITY;
  await streamOrders(
    api,
    { restaurantId, filter: EVERYTHING, limit: HISTORY_LIMIT },
    (rows) => {
      count += rows.length;
      for (const row of rows) oldest = Math.min(oldest, add(row) ?? oldest);
      onOldest?.(oldest);
    },
    { signal },
  );
  return count >= HISTORY_LIMIT ? oldest : Number.NEGATIVE_INFINITY;
}

interface PagesOptions {
  from: number;
  to: number;
  add: (row: Wire) => void;
}

async function readPages(
  api: ApiClient,
  { restaurantId, signal }: ReadCall,
  { from, to, add }: PagesOptions,
): Promise<boolean> {
  const filter = {
    ...EVERYTHING,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  };
  const { wires, isIncomplete } = await fetchAllPages(api, {
    restaurantId,
    filter,
    sort: NEWEST_FIRST,
    signal,
  });
  wires.forEach(add);
  return isIncomplete;
}
