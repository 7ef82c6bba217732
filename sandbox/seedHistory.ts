import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SandboxContext } from './context.ts';
import { DAY, dateDigits, dayStart } from './days.ts';
import { buildOrder } from './factories.ts';
import type { Fields } from './fields.ts';
import type { Random } from './random.ts';
import { randomOrder } from './randomOrder.ts';
import { type NewOrderRow, orders } from './resources/orders/schema.ts';

const MINUTE = 60_000;

/** Adds finished orders, 30 to 60 a day, starting today and going back in time. */
export async function seedHistory(
  sandbox: SandboxContext,
  restaurantId: string,
  count: number,
  random: Random,
): Promise<void> {
  const rows = JSON.stringify(historyRows(sandbox, restaurantId, count, random).map(record));
  // One JSON parameter takes a third of the time that a parameter for each value takes.
  await sandbox.db.execute(
    sql`insert into ${orders} select * from json_populate_recordset(null::${orders}, ${rows}::json)`,
  );
}

const columns = Object.entries(getTableColumns(orders));

function record(row: NewOrderRow): Fields {
  return Object.fromEntries(
    columns.map(([key, column]) => [
      column.name,
      row[key as keyof NewOrderRow] ?? fixedDefault(column),
    ]),
  );
}

/** Null for a default that is an expression, such as the current transaction: seeded history has no changes. */
function fixedDefault({ default: value }: PgColumn): unknown {
  return is(value, SQL) ? null : value;
}

function historyRows(
  { clock }: SandboxContext,
  restaurantId: string,
  count: number,
  random: Random,
): NewOrderRow[] {
  const now = clock.now();
  const rows: NewOrderRow[] = [];
  for (let back = 0; rows.length < count; back += 1) {
    const day = dayStart(now) - back * DAY;
    for (const [index, createdAt] of orderTimes(day, now, random).entries()) {
      const orderNumber = `DEMO-${dateDigits(day)}-${String(index + 1).padStart(4, '0')}`;
      const order = finishedOrder(createdAt, random);
      rows.push(buildOrder(clock, { restaurantId, orderNumber, createdAt, ...order }));
    }
  }
  return rows.slice(0, count);
}

/** The ascending times of a day's orders, mostly at lunch and dinner. For today, only past times. */
function orderTimes(day: number, now: number, random: Random): number[] {
  const times = Array.from({ length: random.whole(30, 60) }, () => day + timeOfDay(random));
  return times.filter((time) => time < now - 90 * MINUTE).sort((one, other) => one - other);
}

function timeOfDay(random: Random): number {
  const peak = random.next();
  if (peak < 0.35) return minutes(random, 12.5, 14.5);
  if (peak < 0.85) return minutes(random, 19.5, 22.5);
  return minutes(random, 11, 23);
}

function minutes(random: Random, fromHour: number, toHour: number): number {
  return random.whole(fromHour * 3600, toHour * 3600) * 1000;
}

function finishedOrder(createdAt: number, random: Random) {
  const order = randomOrder(random);
  const answered = createdAt + random.whole(20, 240) * 1000;
  if (random.chance(0.065)) {
    const statusTiming = { waiting_for_confirmation: createdAt, declined: answered };
    const paymentStatus = random.pick(['refund', 'refund', 'failed']);
    return { ...order, status: 'declined', cookingTime: '', paymentStatus, statusTiming };
  }
  const cooked = answered + random.whole(15, 45) * MINUTE;
  const packed = cooked + random.whole(2, 6) * MINUTE;
  const statusTiming = {
    waiting_for_confirmation: createdAt,
    cooking: answered,
    packing_processing: cooked,
    ready_to_pickup: packed,
    completed: packed + random.whole(10, 30) * MINUTE,
  };
  return { ...order, status: 'completed', statusTiming };
}
