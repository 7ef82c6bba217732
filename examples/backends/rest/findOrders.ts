import type { Order, OrderPage } from './api.ts';
import { Refusal } from './problem.ts';

/** The query of a list of orders. */
export interface Query {
  /** States, separated by commas. */
  state?: string;
  /** Part of the number, of the customer or of a dish. */
  q?: string;
  /** Placed at this time or later. */
  from?: string;
  /** Placed before this time. */
  to?: string;
  sort?: string;
  limit?: string;
  after?: string;
}

const LARGEST_PAGE = 100;

const SORTS: Record<string, (one: Order, other: Order) => number> = {
  placedAt: (one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt),
  total: (one, other) => one.bill.total - other.bill.total,
};

/** A page of the orders that match a query. The cursor is the id of the last order on the page before. */
export function findOrders(orders: readonly Order[], query: Query): OrderPage {
  const { sort = '-placedAt', limit = '20', after } = query;
  const compare = SORTS[sort.replace('-', '')];
  if (!compare) throw new Refusal('invalid-input', [{ pointer: '/sort', detail: 'Unknown order' }]);
  const sign = sort.startsWith('-') ? -1 : 1;
  const found = orders
    .filter((order) => matches(order, query))
    .toSorted((one, other) => sign * (compare(one, other) || one.id.localeCompare(other.id)));
  const start = after === undefined ? 0 : found.findIndex(({ id }) => toCursor(id) === after) + 1;
  if (after !== undefined && start === 0) throw new Refusal('unknown-cursor');
  const size = Math.min(Math.max(1, Number(limit) || 1), LARGEST_PAGE);
  const items = found.slice(start, start + size);
  const last = items.at(-1);
  const hasMore = start + size < found.length;
  return {
    items,
    nextCursor: hasMore && last ? toCursor(last.id) : null,
    summary: summaryOf(found),
  };
}

const toCursor = (id: string) => Buffer.from(id).toString('base64url');

function matches(order: Order, { state, q = '', from, to }: Query): boolean {
  const words = [order.number, order.customer.name, ...order.lines.map(({ name }) => name)];
  const placed = Date.parse(order.placedAt);
  return (
    (!state || state.split(',').includes(order.state)) &&
    (!from || placed >= Date.parse(from)) &&
    (!to || placed < Date.parse(to)) &&
    words.some((word) => word.toLowerCase().includes(q.toLowerCase()))
  );
}

function summaryOf(orders: readonly Order[]): OrderPage['summary'] {
  const rejected = orders.filter(({ state }) => state === 'rejected');
  const sold = orders.filter(({ state }) => state !== 'rejected');
  const value = sumOf(sold);
  const average = value === null ? null : value / sold.length;
  return { count: orders.length, sold: value, average, rejected: sumOf(rejected) };
}

function sumOf(orders: readonly Order[]): number | null {
  return orders.length === 0 ? null : orders.reduce((sum, { bill }) => sum + bill.total, 0);
}
