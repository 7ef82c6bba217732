import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { SandboxContext } from '../../context.ts';
import { restaurants } from '../restaurants/schema.ts';
import { presentOrder } from './present.ts';
import { type OrderRow, orders } from './schema.ts';
import { FINISHED } from './statuses.ts';

export const WAITING = 'waiting_for_confirmation';

export interface OrderQuery {
  restaurantId: string;
  /** An empty string means every status. */
  statuses: readonly string[];
  search?: string;
  limit?: number;
}

/** Orders in wire format, newest first. */
export async function listOrders(
  { db, clock }: SandboxContext,
  { restaurantId, statuses, search = '', limit }: OrderQuery,
) {
  const conditions: (SQL | undefined)[] = [eq(orders.restaurantId, restaurantId)];
  if (statuses.length > 0) conditions.push(inArray(orders.status, [...statuses]));
  if (search) conditions.push(contains(search));
  const query = db
    .select({ order: orders, restaurantName: restaurants.name })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.id, orders.restaurantId))
    .where(and(...conditions))
    .orderBy(desc(realTime(clock)), desc(orders.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ order, restaurantName }) => presentOrder(order, restaurantName, clock));
}

/** The real time of an order, for sorting: finished and live orders are in different time frames. */
function realTime(clock: Clock): SQL {
  const gap = clock.shift('live') - clock.shift('past');
  const isPast = inArray(orders.status, FINISHED);
  return sql`${orders.createdAt} + case when ${isPast} then 0 else ${gap}::bigint end`;
}

function contains(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const columns = [orders.orderNumber, orders.customerName, orders.invoiceNumber];
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** Finds an order by its `_id`. A change never names an order by its number, which may be reused. */
export function findOrder(
  sandbox: Pick<SandboxContext, 'db'>,
  restaurantId: string,
  id: string,
): Promise<OrderRow | null> {
  return findWhere(sandbox, restaurantId, eq(orders.id, id));
}

/** Finds an order by its `_id` or `order_id`. */
export function findOrderOfLink(
  sandbox: Pick<SandboxContext, 'db'>,
  restaurantId: string,
  id: string,
): Promise<OrderRow | null> {
  const isThis = or(eq(orders.id, id), eq(orders.orderNumber, id));
  return findWhere(sandbox, restaurantId, isThis);
}

async function findWhere(
  { db }: Pick<SandboxContext, 'db'>,
  restaurantId: string,
  isThis: SQL | undefined,
): Promise<OrderRow | null> {
  const isOurs = eq(orders.restaurantId, restaurantId);
  const [order] = await db.select().from(orders).where(and(isOurs, isThis));
  return order ?? null;
}

export async function restaurantName(
  { db }: Pick<SandboxContext, 'db'>,
  restaurantId: string,
): Promise<string> {
  const [row] = await db
    .select({ name: restaurants.name })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId));
  return row?.name ?? '';
}
