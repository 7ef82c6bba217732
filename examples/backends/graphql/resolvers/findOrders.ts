import { refusal } from '../errors.ts';
import type { Order, Status } from '../types.ts';

export interface OrdersArgs {
  first: number;
  after?: string | null;
  status?: Status | null;
  search?: string | null;
  sort?: 'NEWEST' | 'OLDEST' | null;
}

const LARGEST_PAGE = 50;

/** The page of matching orders that follows the order of the cursor. */
export function findOrders(orders: readonly Order[], args: OrdersArgs) {
  const { first, after, status, search, sort } = args;
  const sign = sort === 'OLDEST' ? 1 : -1;
  const words = (search ?? '').toLowerCase();
  const matching = orders
    .filter((order) => (!status || order.status === status) && textOf(order).includes(words))
    .toSorted((one, other) => sign * keyOf(one).localeCompare(keyOf(other)));
  const start = after ? matching.findIndex((order) => toCursor(order) === after) + 1 : 0;
  if (after && start === 0) throw refusal('STALE_CURSOR', 'This cursor is not known any more');
  const end = start + Math.min(Math.max(1, first), LARGEST_PAGE);
  const nodes = matching.slice(start, end);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { endCursor: last ? toCursor(last) : null, hasNextPage: end < matching.length },
    totals: totalsOf(matching),
  };
}

export function revenueOf(orders: readonly Order[]): number {
  return Math.round(orders.reduce((sum, { bill }) => sum + bill.total, 0) * 100) / 100;
}

const keyOf = ({ placedAt, id }: Order) => `${placedAt} ${id}`;
const toCursor = (order: Order) => Buffer.from(keyOf(order)).toString('base64url');

function textOf({ number, customer, lines }: Order): string {
  return [number, customer.name, ...lines.map(({ name }) => name)].join('\n').toLowerCase();
}

function totalsOf(orders: readonly Order[]) {
  const declined = orders.filter(({ status }) => status === 'DECLINED');
  const sold = orders.filter(({ status }) => status !== 'DECLINED');
  return {
    orders: orders.length,
    revenue: sold.length > 0 ? revenueOf(sold) : null,
    average: sold.length > 0 ? revenueOf(sold) / sold.length : null,
    declined: declined.length > 0 ? revenueOf(declined) : null,
  };
}
