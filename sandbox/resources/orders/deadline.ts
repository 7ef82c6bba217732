import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { WAITING } from './find.ts';
import { ANSWER_MS } from './present.ts';
import { type OrderRow, orders } from './schema.ts';
import { moveOrder } from './updateStatus.ts';

/**
 * Declines the orders whose deadline has passed. An order has a deadline if it was placed with an `answer_by`, or if
 * the sandbox was started with the capability `orders.deadline`.
 */
export async function declineLate(sandbox: SandboxContext, restaurantId: string): Promise<void> {
  const isOurs = and(eq(orders.restaurantId, restaurantId), eq(orders.status, WAITING));
  for (const order of await sandbox.db.select().from(orders).where(isOurs)) {
    if (deadlineOf(order, sandbox) <= sandbox.clock.now()) {
      await moveOrder(sandbox, order, 'declined');
    }
  }
}

/** Until when the order can be answered, in real time. */
export function deadlineOf(
  { createdAt, overrides }: OrderRow,
  { clock, hasDeadlines }: SandboxContext,
): number {
  const placed = Date.parse(String(overrides.answer_by));
  if (!Number.isNaN(placed)) return placed;
  return hasDeadlines ? clock.real(createdAt, 'live') + ANSWER_MS : Infinity;
}
