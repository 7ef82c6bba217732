import { count, eq, sum } from 'drizzle-orm';
import type { Answer } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { listOrders, WAITING } from '../orders/find.ts';
import { orders } from '../orders/schema.ts';
import type { Resource } from '../resource.ts';
import { countMembers } from '../team/find.ts';

async function readDashboard({ sandbox, vendor }: SignedInInput): Promise<Answer> {
  const { restaurantId } = vendor;
  const [figures, teamMembers, orderDetails] = await Promise.all([
    countOrders(sandbox, restaurantId),
    countMembers(sandbox, restaurantId),
    listOrders(sandbox, { restaurantId, statuses: [WAITING] }),
  ]);
  return { data: { ...figures, teamMembers, orderDetails } };
}

async function countOrders({ db }: SandboxContext, restaurantId: string) {
  const rows = await db
    .select({ status: orders.status, number: count(), amount: sum(orders.total) })
    .from(orders)
    .where(eq(orders.restaurantId, restaurantId))
    .groupBy(orders.status);
  const of = (status: string) => rows.find((row) => row.status === status);
  const total = rows.reduce((all, row) => all + row.number, 0);
  const [completed, declined] = [of('completed'), of('declined')];
  const revenue = { total_revenue: Math.round(Number(completed?.amount ?? 0) * 100) / 100 };
  const figures = { total, completed: completed?.number ?? 0, declined: declined?.number ?? 0 };
  return { orders: figures, revenue };
}

export const dashboard: Resource = {
  calls: { dashboard: readDashboard },
};
