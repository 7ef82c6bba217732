import { toUnits } from '../../../core/amount/units';
import type { Formats } from '../../../core/format/formats';
import { type CodeSum, sumsByCode } from '../../../core/payouts/sums';
import type { CycleDays } from '../cycle/cycleDays';
import { createDayReader, type Slices } from '../cycle/evidence';
import { PROBLEMS } from '../cycle/findingWords';
import { type CyclePayment, paymentOf } from '../cycle/paid';
import { reconcile } from '../cycle/reconcile';
import {
  type CycleOrder,
  type Finding,
  LINE_AMOUNTS,
  type PaidOrder,
  type PayoutDetails,
} from '../cycle/types';
import type { Payout } from '../data';
import { addEstimates } from '../estimate/payoutEstimate';
import type { PayoutEstimate, PayoutRates } from '../estimate/types';
import type { MonthData } from './types';

/** Amounts are whole numbers of the smallest currency unit. */
interface Sales {
  orders: number;
  /** Items after discount and packing, as in the estimate. */
  sales: number;
  /** The customers' tax that was sent; `null` if it is missing in an order. */
  tax: number | null;
}

/** The sales of a day at one tax rate. */
export interface RateSales extends Sales {
  day: string;
  /** In percent; `null` if it was not sent. */
  rate: number | null;
}

/** A cycle, with its part of the month; the days without a cycle have no `payout`. */
export interface MonthCycle {
  payout: Payout | null;
  /** The days of the cycle in the month. */
  days: CycleDays;
  /** Whether days of the cycle are in another month. */
  isPart: boolean;
  completed: number;
  estimate: PayoutEstimate | null;
  payment: CyclePayment;
  /** What does not add up. */
  findings: readonly Finding[];
}

export interface MonthFigures {
  /** By day and rate, in this order. */
  sales: readonly RateSales[];
  /** The orders that were completed, and those of them that are in the sales. */
  completed: number;
  counted: number;
  declined: number;
  estimate: PayoutEstimate | null;
  /** What the paid cycles deducted from `orders` orders of this month; `null` if no line is known. */
  deducted:
    | (Record<(typeof LINE_AMOUNTS)[number] | 'net', number | null> & { orders: number })
    | null;
  /** The lines of the paid cycles by code (capability `payouts.deductions`); empty without lines. */
  codes: readonly CodeSum[];
  cycles: readonly MonthCycle[];
  unchecked: number;
  refunds: readonly Movement[];
  withdrawals: readonly Movement[];
  /** The day of the oldest payment log; `''` without logs. */
  oldestLog: string;
}

/** A refund, or a transfer to the bank, in the payment logs. */
export interface Movement {
  day: string;
  number: string;
  amount: number | null;
}

interface MonthOptions {
  days: CycleDays;
  today: string;
  /** The first moment of a day in the time zone of the restaurant, and the day of a moment. */
  startOf: (day: string) => number;
  dayOf: (at: number) => string;
  isoDay: Formats['isoDay'];
  rates: PayoutRates;
  units: number;
}

/** Adds up a month from its cycles, each compared by the same function as on its page (c76). */
export async function computeMonth(
  data: MonthData,
  options: MonthOptions,
  slices: Slices,
): Promise<MonthFigures> {
  const { units, isoDay, days, dayOf } = options;
  const sales = new Map<string, RateSales>();
  const addSales = (order: CycleOrder, { items, packing }: PayoutEstimate) => {
    const { bill, createdAt } = order;
    const [day, rate] = [dayOf(createdAt), bill.taxPercent ?? null];
    const tax = toUnits(bill.tax ?? null, units);
    const key = `${day} ${rate}`;
    const last = sales.get(key) ?? { day, rate, orders: 0, sales: 0, tax: 0 };
    sales.set(key, addTo(last, { orders: 1, sales: items + packing, tax }));
  };
  const cycles: MonthCycle[] = [];
  const seen = new Set<string>();
  let [unchecked, oldestLog] = [0, ''];
  for (const part of partsOf(data, options)) {
    const { payout, days: partDays, isPart, orders, details } = part;
    const result = await reconcile(
      { ...data, orders, details },
      { ...options, days: partDays, onEstimate: addSales },
      slices,
    );
    const isProblem = ({ key, group }: Finding) =>
      PROBLEMS.some((problem) => problem === group) && !seen.has(key);
    const findings = result.findings.filter(isProblem);
    for (const { key } of findings) seen.add(key);
    unchecked += result.counts.unchecked;
    ({ oldestLog } = result);
    const whole = payout && (data.details.get(payout.cycle) ?? null);
    const payment = payout ? paymentOf(payout, whole, options) : NOT_SENT;
    const { estimate } = result;
    const completed = orders.length;
    cycles.push({ payout, days: partDays, isPart, completed, estimate, payment, findings });
  }
  const estimates = cycles.flatMap(({ estimate }) => estimate ?? []);
  const rows = [...sales.values()].toSorted(
    (one, other) => one.day.localeCompare(other.day) || (one.rate ?? 101) - (other.rate ?? 101),
  );
  return {
    sales: rows,
    completed: data.orders.length,
    counted: totalOf(rows).orders,
    declined: data.declined,
    estimate: estimates.length > 0 ? estimates.reduce(addEstimates) : null,
    deducted: deductionsOf(data, cycles, units),
    codes: codesOf(data, cycles, options),
    cycles,
    unchecked,
    ...movementsOf(data.logs, { days, isoDay, units }),
    oldestLog,
  };
}

const NOT_SENT: CyclePayment = { state: 'notSent' };

export function totalOf(rows: readonly Sales[]): Sales {
  return rows.reduce(addTo, { orders: 0, sales: 0, tax: 0 });
}

/** Adds sales without the day and the rate of the second ones. */
function addTo<Row extends Sales>(one: Row, { orders, sales, tax }: Sales): Row {
  const sum = one.tax === null || tax === null ? null : one.tax + tax;
  return { ...one, orders: one.orders + orders, sales: one.sales + sales, tax: sum };
}

interface Part extends Pick<MonthCycle, 'payout' | 'days' | 'isPart'> {
  orders: readonly CycleOrder[];
  details: PayoutDetails | null;
}

/** The orders by cycle, and those of days without a cycle. An order that is in two cycles counts in the first. */
function partsOf(data: MonthData, { days: { from, to }, dayOf }: MonthOptions): readonly Part[] {
  const byCycle = new Map<Payout | null, CycleOrder[]>();
  for (const order of data.orders) {
    const day = dayOf(order.createdAt);
    const isOfDay = ({ days }: Payout) => days !== null && days.from <= day && days.to >= day;
    const cycle = data.cycles.find(isOfDay) ?? null;
    const orders = byCycle.get(cycle);
    if (orders) orders.push(order);
    else byCycle.set(cycle, [order]);
  }
  const parts = data.cycles.flatMap((payout): Part[] => {
    const { days, cycle } = payout;
    if (!days) return [];
    const details = data.details.get(cycle) ?? null;
    const endsHere = days.to <= to;
    // The lines of another month's orders belong to that month, and unknown ones to the month in which the cycle ends.
    const isHere = ({ number }: PaidOrder) =>
      data.known.has(number) ? !data.outside.has(number) : endsHere;
    return [
      {
        payout,
        days: { from: days.from < from ? from : days.from, to: endsHere ? days.to : to },
        isPart: days.from < from || !endsHere,
        orders: byCycle.get(payout) ?? [],
        details: details && { ...details, orders: details.orders.filter(isHere) },
      },
    ];
  });
  const others = byCycle.get(null) ?? [];
  const rest: Part = {
    payout: null,
    days: { from, to },
    isPart: false,
    orders: others,
    details: null,
  };
  return others.length > 0 || parts.length === 0 ? [...parts, rest] : parts;
}

/** The lines of the orders of the month, and the other lines of the cycles that end in it. */
function codesOf(
  data: MonthData,
  cycles: readonly MonthCycle[],
  { days, units }: Pick<MonthOptions, 'days' | 'units'>,
): readonly CodeSum[] {
  const ofMonth = new Set(data.orders.flatMap(({ id, number }) => [id, number]));
  const lines = cycles.flatMap(({ payout, payment }) => {
    const details = payout && payment.state === 'paid' ? data.details.get(payout.cycle) : null;
    const endsHere = payout?.days && payout.days.to <= days.to;
    const ofOrders = (details?.orders ?? []).filter(({ number }) => ofMonth.has(number));
    return [
      ...ofOrders.flatMap(({ deductions }) => deductions ?? []),
      ...((endsHere && details?.deductions) || []),
    ];
  });
  return sumsByCode(lines, units);
}

/** What the lines of the paid cycles deducted from the orders of the month. A missing amount makes its sum unknown. */
function deductionsOf(
  data: MonthData,
  cycles: readonly MonthCycle[],
  units: number,
): MonthFigures['deducted'] {
  const ofMonth = new Map(
    data.orders.flatMap(({ id, number }) => [
      [id, number || id] as const,
      [number, number || id] as const,
    ]),
  );
  const paid = cycles.flatMap(({ payout, payment }) =>
    payout && payment.state === 'paid' ? (data.details.get(payout.cycle)?.orders ?? []) : [],
  );
  const lines = paid.filter(({ number }) => number !== '' && ofMonth.has(number));
  if (lines.length === 0) return null;
  const sumOf = (name: (typeof LINE_AMOUNTS)[number] | 'net') =>
    lines.reduce<number | null>((sum, line) => {
      const part = toUnits(line[name] ?? null, units);
      return sum === null || part === null ? null : sum + part;
    }, 0);
  const sums = [...LINE_AMOUNTS, 'net' as const].map((name) => [name, sumOf(name)] as const);
  return {
    ...(Object.fromEntries(sums) as Record<(typeof sums)[number][0], number | null>),
    orders: new Set(lines.map(({ number }) => ofMonth.get(number))).size,
  };
}

function movementsOf(
  logs: MonthData['logs'],
  { days: { from, to }, isoDay, units }: Pick<MonthOptions, 'days' | 'isoDay' | 'units'>,
): Pick<MonthFigures, 'refunds' | 'withdrawals'> {
  const dayOf = createDayReader(isoDay);
  const found = logs.flatMap(({ status, day: title, orderNumber, amount }) => {
    const day = dayOf(title);
    if (!day || day < from || day > to) return [];
    const sum = toUnits(amount, units);
    // Some backends write a refund as a negative amount.
    const isRefund = status === 'refund' || (status === 'captured' && (sum ?? 0) < 0);
    if (!isRefund && status !== 'withdraw') return [];
    return [{ isRefund, day, number: orderNumber, amount: sum && Math.abs(sum) }];
  });
  const inOrder = found.toSorted((one, other) => one.day.localeCompare(other.day));
  return {
    refunds: inOrder.filter(({ isRefund }) => isRefund),
    withdrawals: inOrder.filter(({ isRefund }) => !isRefund),
  };
}

/** The sum of the known amounts; `null` if one is missing. */
export function sumOf(movements: readonly Movement[]): number | null {
  return movements.reduce<number | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}
