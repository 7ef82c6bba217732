import type { SandboxContext } from '../../context.ts';
import { DAY, dayStart, weekStart } from '../../days.ts';
import { newId } from '../../ids.ts';
import type { Random } from '../../random.ts';
import type { OrderRow } from '../orders/schema.ts';
import type { SeededRestaurant } from '../resource.ts';
import { finishedOrders, WEEK } from './cycles.ts';
import { paise, percent } from './deductions.ts';
import { PAID_AFTER } from './details.ts';
import { logsOfOrders, withdrawalOf } from './orderLogs.ts';
import {
  deductions,
  type NewDeductionRow,
  type NewPaymentLogRow,
  paymentLogs,
  payouts,
} from './schema.ts';

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
  await seedDeductions(sandbox, restaurant, weeks);
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

/** A cycle with fewer orders has only the deductions of its orders. */
const MOST_WITHOUT_ADDED = 11;

/** Seeds what the cycles deduct besides commission and taxes, of each kind that the contract names. */
async function seedDeductions(
  { db, clock }: SandboxContext,
  { restaurantId }: SeededRestaurant,
  weeks: readonly OrderRow[][],
) {
  const now = clock.now();
  const thisWeek = weekStart(now);
  const stored = (at: number) => clock.stored(at, 'past');
  const consent = {
    by: 'Asha Sample',
    at: stored(now - 26 * DAY),
    until: stored(now + 2 * DAY),
    renews: true,
  };
  const rows = weeks.flatMap((week, back): NewDeductionRow[] => {
    const orders = week.filter(({ status }) => status === 'completed');
    if (orders.length <= MOST_WITHOUT_ADDED) return [];
    const createdAt = stored(thisWeek - back * WEEK + 2 * HOUR);
    return addedLines(orders, back).map((line) => ({
      id: newId(),
      restaurantId,
      createdAt,
      ...line,
      ...(line.code === 'advertising' && { consent }),
    }));
  });
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.insert(deductions).values(rows.slice(start, start + BATCH));
  }
}

type AddedLine = Omit<NewDeductionRow, 'id' | 'restaurantId' | 'createdAt'>;

function addedLines(orders: readonly OrderRow[], back: number): AddedLine[] {
  const line = (code: string, label: string, amount: number, more: Partial<AddedLine> = {}) => ({
    code,
    label,
    amount,
    ...more,
  });
  const withTax = (amount: number) => ({ tax: percent(amount, 18) });
  const ofOrders = orders.flatMap(({ orderNumber, bill, distanceKm }, index): AddedLine[] => {
    const more = { orderNumber };
    const share = percent(bill.coupon, 10);
    return [
      ...(index % 7 === 3
        ? [
            line('distance_fee', 'Distance fee', 8, {
              ...more,
              ...withTax(8),
              note: `${distanceKm} km`,
            }),
          ]
        : []),
      ...(share > 0 && index % 5 === 0
        ? [
            line('discount_share', 'Share of the discount', share, {
              ...more,
              rate: 10,
              base: bill.coupon,
            }),
          ]
        : []),
      ...(index === 4
        ? [line('refund', 'Refund: item missing', Math.min(120, bill.afterDiscount), more)]
        : []),
      ...(index === 9
        ? [line('penalty', 'Ready 20 minutes late', 50, { ...more, ...withTax(50) })]
        : []),
    ];
  });
  const ads = back === 0 ? 150 : 350 + (back % 3) * 75;
  return [
    line('advertising', 'Top of the list', ads, withTax(ads)),
    ...ofOrders,
    ...(back % 2 === 0 ? [line('packing', 'Packing material', 60, withTax(60))] : []),
    ...(back % 4 === 1 ? [line('festival_kit', 'Festival menu cards', 75.5)] : []),
    line('cap', 'Cap on the commission', -paise(orders.length * 0.75)),
  ];
}
