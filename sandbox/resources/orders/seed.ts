import type { SandboxContext } from '../../context.ts';
import { dateDigits } from '../../days.ts';
import { buildOrder, type OrderInput } from '../../factories.ts';
import type { Random } from '../../random.ts';
import { randomItems, randomOrder } from '../../randomOrder.ts';
import { seedHistory } from '../../seedHistory.ts';
import type { SeededRestaurant } from '../resource.ts';
import { orders } from './schema.ts';
import { OPEN } from './statuses.ts';

const MINUTE = 60_000;

interface LiveOrder extends Partial<OrderInput> {
  status: string;
  /** Minutes since the order entered each status, oldest first. */
  ages: readonly number[];
}

/** A busy board with every unusual kind of order. */
function liveOrders(random: Random): LiveOrder[] {
  const at = (status: string, ages: number[], more: Partial<OrderInput> = {}) => ({
    ...randomOrder(random),
    status,
    ages,
    ...more,
  });
  return [
    at('waiting_for_confirmation', [0.4], { customerName: 'अनन्या शर्मा' }),
    at('waiting_for_confirmation', [1.5], { instructions: 'no onion, Jain' }),
    at('waiting_for_confirmation', [3.5], { items: randomItems(random, 14) }),
    // This order is the newest, so that a user does not accept it first.
    at('waiting_for_confirmation', [0.2], { hasRider: false, customerName: 'Rider Missing' }),
    at('cooking', [9, 8]),
    at('cooking', [14, 12], { isOldSpelling: true }),
    at('cooking', [19, 17], { instructions: 'Less spicy, please' }),
    at('cooking', [27, 24]),
    at('packing_processing', [33, 31, 3]),
    at('packing_processing', [36, 34, 6], { isOldSpelling: true }),
    at('ready_to_pickup', [41, 38, 12, 8]),
    at('ready_to_pickup', [46, 44, 17, 14]),
    at('out_for_delivery', [58, 55, 30, 24, 12]),
    at('cancelled', [25, 22, 10]),
  ];
}

export async function seedOrders(
  sandbox: SandboxContext,
  { restaurantId }: SeededRestaurant,
  random: Random,
): Promise<void> {
  await seedHistory(sandbox, restaurantId, sandbox.demoHistory, random);
  const { clock, db } = sandbox;
  const now = clock.now();
  const rows = liveOrders(random).map(({ ages, ...order }, index) => {
    const statusTiming = timesOf(order.status, ages, now);
    const createdAt = now - (ages[0] ?? 0) * MINUTE;
    const orderNumber = `DEMO-${dateDigits(now)}-${9001 + index}`;
    return buildOrder(clock, { restaurantId, orderNumber, createdAt, statusTiming, ...order });
  });
  await db.insert(orders).values(rows);
}

function timesOf(status: string, ages: readonly number[], now: number): Record<string, number> {
  const names = [...OPEN.filter((step) => step !== status).slice(0, ages.length - 1), status];
  const entries = names.map((name, index) => [name, now - (ages[index] ?? 0) * MINUTE] as const);
  return Object.fromEntries(entries);
}
