import type { SandboxContext } from '../../context.ts';
import { DAY, dayStart, weekStart } from '../../days.ts';
import { newId } from '../../ids.ts';
import type { Random } from '../../random.ts';
import type { OrderRow } from '../orders/schema.ts';
import type { SeededRestaurant } from '../resource.ts';
import { finishedOrders, WEEK } from './cycles.ts';
import { PAID_AFTER } from './details.ts';
import { logsOfOrders, withdrawalOf } from './orderLogs.ts';
import { type NewPaymentLogRow, paymentLogs, payouts } from './schema.ts';

const HOUR = 3_600_000;
const BATCH = 500;
const LOG_DAYS = 5;
const LOGS_A_DAY = 12;
const CYCLES = 14;
const NAMES = ['Asha Sample', 'Vikram Example', 'Nazia Demo', 'Thomas Trial'] as const;

/** Seeds payment logs and payouts that match the restaurant's orders, if it has any. */
export async function seedDemo(
  sandbox: SandboxContext,
  restaurant: SeededRestaurant,
  random: Random,
) {
  const { restaurantId } = restaurant;
  const thisWeek = weekStart(sandbox.clock.now());
  const weeks: OrderRow[][] = [];
  for (let back = 0; back < CYCLES; back += 1) {
    weeks.push(await finishedOrders(sandbox, restaurantId, thisWeek - back * WEEK));
  }
  if (weeks.some((orders) => orders.length > 0)) await seedOrderLogs(sandbox, weeks);
  else await seedLogs(sandbox, restaurant, random);
  await seedPayouts(sandbox, restaurant, weeks, random);
}

/** Seeds the logs of this cycle and the last one, and the payout of the last one. */
async function seedOrderLogs({ db, clock }: SandboxContext, weeks: readonly OrderRow[][]) {
  const [current = [], last = []] = weeks;
  const paidAt = weekStart(clock.now()) - WEEK + PAID_AFTER;
  const rows = [
    ...logsOfOrders(current, false),
    ...logsOfOrders(last, true),
    ...withdrawalOf(last, paidAt, clock),
  ];
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.insert(paymentLogs).values(rows.slice(start, start + BATCH));
  }
}

/** Seeds five days of logs, each with some refunds and a withdrawal. */
async function seedLogs(
  { db, clock }: SandboxContext,
  { restaurantId }: SeededRestaurant,
  random: Random,
) {
  const today = dayStart(clock.now());
  const rows = Array.from({ length: LOG_DAYS * LOGS_A_DAY }, (_, index): NewPaymentLogRow => {
    const [day, nth] = [Math.floor(index / LOGS_A_DAY), index % LOGS_A_DAY];
    const createdAt = clock.stored(today - day * DAY - (nth + 2) * HOUR, 'past');
    const serial = String(1000 - index).padStart(4, '0');
    return { id: newId(), restaurantId, createdAt, ...logOf(nth, serial, random) };
  });
  await db.insert(paymentLogs).values(rows);
}

function logOf(nth: number, serial: string, random: Random) {
  const amount = random.whole(15_000, 98_000) / 100;
  const order = {
    orderNumber: `DEMO-${serial}`,
    name: random.pick(NAMES),
    transactionNumber: `pay_demo_${serial}`,
    amount,
  };
  if (nth === LOGS_A_DAY - 1) {
    const payout = { name: 'Payout to bank', transactionNumber: `wd_demo_${serial}` };
    return {
      ...payout,
      amount: Math.round(amount * 20),
      type: 'debit',
      status: 'withdraw',
    } as const;
  }
  if (nth % 5 === 4) return { ...order, type: 'debit', status: 'refund' } as const;
  return { ...order, type: 'credit', status: 'captured' } as const;
}

/** Seeds the payouts: this week is pending, one week has no status, the others are settled. */
async function seedPayouts(
  { db, clock }: SandboxContext,
  { restaurantId }: SeededRestaurant,
  weeks: readonly OrderRow[][],
  random: Random,
) {
  const thisWeek = weekStart(clock.now());
  const rows = Array.from({ length: CYCLES }, (_, index) => ({
    id: newId(),
    restaurantId,
    startsAt: clock.stored(thisWeek - index * WEEK, 'past'),
    orders: countOf(weeks[index] ?? [], index) ?? random.whole(180, 320),
    status: statusOf(index),
  }));
  await db.insert(payouts).values(rows);
}

/** The number of orders in a payout. In the last full cycle it is one too low on purpose. */
function countOf(orders: readonly OrderRow[], index: number): number | null {
  const completed = orders.filter(({ status }) => status === 'completed').length;
  if (completed === 0) return null;
  return index === 1 ? completed - 1 : completed;
}

function statusOf(index: number): string | null {
  if (index === 3) return null;
  return index === 0 ? 'pending' : 'settled';
}
