import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { DAY } from '../../days.ts';
import { IS_PAST, type OrderRow, orders } from '../orders/schema.ts';

export const WEEK = 7 * DAY;

/** The completed and declined orders of the week, or of several, that starts at this time, oldest first. */
export function finishedOrders(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  restaurantId: string,
  startsAt: number,
  weeks = 1,
): Promise<OrderRow[]> {
  const start = clock.stored(startsAt, 'past');
  const isInWeek = and(gte(orders.createdAt, start), lt(orders.createdAt, start + weeks * WEEK));
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), IS_PAST, isInWeek))
    .orderBy(asc(orders.createdAt), asc(orders.id));
}
