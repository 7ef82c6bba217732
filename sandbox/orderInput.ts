import { eq } from 'drizzle-orm';
import type { SandboxContext } from './context.ts';
import { buildOrder } from './factories.ts';
import { type Fields, textField } from './fields.ts';
import { newSerial } from './ids.ts';
import { restaurantName } from './resources/orders/find.ts';
import { presentOrder } from './resources/orders/present.ts';
import { goneOrders, type OrderItem, type OrderRow, orders } from './resources/orders/schema.ts';
import { timesAfter } from './resources/orders/times.ts';

/** An order from a test, with wire fields and the names that `orderRow` reads. */
export type WireOrderInput = Fields;

/** Hides a change from the call `orderChanges`, as a faulty backend would. */
const LEFT_OUT = { changedIn: null };

/** Adds orders. Fields that are not columns override those of the answer. */
export async function addOrders(
  sandbox: SandboxContext,
  restaurantId: string,
  inputs: readonly WireOrderInput[],
) {
  if (inputs.length === 0) return [];
  const rows = inputs.map((input) => orderRow(sandbox, restaurantId, input));
  const added = await sandbox.db.insert(orders).values(rows).returning();
  const name = await restaurantName(sandbox, restaurantId);
  const inOrder = rows.map(({ id }) => added.find((row) => row.id === id));
  return inOrder.flatMap((row) => (row ? [presentOrder(row, name, sandbox.clock)] : []));
}

function orderRow({ clock }: SandboxContext, restaurantId: string, input: WireOrderInput) {
  const { status, createdAt, ageMinutes, noRider, oldSpelling, order_id, ...rest } = input;
  const { customerName, paymentStatus, items, leftOut, ...overrides } = rest;
  const age = typeof ageMinutes === 'number' ? ageMinutes * 60_000 : 0;
  const at = typeof createdAt === 'string' ? Date.parse(createdAt) : clock.now() - age;
  const today = new Date(clock.now()).toISOString().slice(0, 10).replaceAll('-', '');
  return buildOrder(clock, {
    restaurantId,
    orderNumber: typeof order_id === 'string' ? order_id : `TEST-${today}-${newSerial()}`,
    createdAt: Number.isFinite(at) ? at : clock.now(),
    hasRider: noRider !== true,
    isOldSpelling: oldSpelling === true,
    ...(typeof status === 'string' ? { status } : {}),
    ...(typeof customerName === 'string' ? { customerName } : {}),
    ...(typeof paymentStatus === 'string' ? { paymentStatus } : {}),
    ...(Array.isArray(items) ? { items: items as OrderItem[] } : {}),
    // The history is sorted by the column `total`.
    ...(typeof rest.total_amount === 'number' ? { total: rest.total_amount } : {}),
    overrides,
    ...(leftOut === true ? LEFT_OUT : {}),
  });
}

/** Changes an order as another device, a rider or a customer would. */
export async function changeOrder(sandbox: SandboxContext, id: string, change: Fields) {
  const [order] = await sandbox.db.select().from(orders).where(eq(orders.id, id));
  if (!order) return null;
  const { status, noRider, cooking_time, leftOut, ...overrides } = change;
  const newStatus = textField({ status }, 'status');
  const [changed] = await sandbox.db
    .update(orders)
    .set({
      ...(newStatus ? { status: newStatus, ...timesAfter(order, newStatus, sandbox.clock) } : {}),
      ...(noRider === undefined ? {} : { hasRider: noRider !== true }),
      ...(typeof cooking_time === 'string' ? { cookingTime: cooking_time } : {}),
      overrides: { ...order.overrides, ...overrides },
      ...(leftOut === true ? LEFT_OUT : {}),
    })
    .where(eq(orders.id, id))
    .returning();
  if (!changed) return null;
  if (newStatus) await sandbox.rings.settle(id);
  return present(sandbox, changed);
}

/** Deletes an order, as an administrator of the marketplace would. */
export async function removeOrder({ db }: SandboxContext, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [removed] = await tx.delete(orders).where(eq(orders.id, id)).returning();
    if (!removed) return false;
    await tx.insert(goneOrders).values({ id, restaurantId: removed.restaurantId });
    return true;
  });
}

async function present(sandbox: SandboxContext, order: OrderRow) {
  return presentOrder(order, await restaurantName(sandbox, order.restaurantId), sandbox.clock);
}
