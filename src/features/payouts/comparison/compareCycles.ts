import type { CodeSum } from '../../../core/payouts/sums';
import type { CycleOrder } from '../cycle/types';
import type { Statement } from '../deductions/statement';
import { addEstimates, expectsPayout, orderEstimate } from '../estimate/payoutEstimate';
import type { PayoutEstimate, PayoutRates } from '../estimate/types';

/** The causes of a difference between two cycles, in the order of the screen. */
export const CAUSES = [
  'orders',
  'declined',
  'bills',
  'commission',
  'commissionTax',
  'paymentFee',
  'taxWithheld',
  'payout',
  'deduction',
  'unexplained',
] as const;

export type Cause = (typeof CAUSES)[number];

/** The part of a difference that has one cause. Amounts are whole numbers of the smallest unit. */
export interface Part {
  cause: Cause;
  amount: number;
  /** The change of the number of orders, for the first two causes. */
  orders?: number;
  /** The sums of the cause `deduction`. */
  deduction?: Pair & Pick<CodeSum, 'key' | 'code' | 'kind' | 'label'>;
}

/** The orders of a cycle, and the sum that the marketplace has paid for it, if it is known. */
export interface CycleResult {
  orders: readonly CycleOrder[];
  declined: readonly CycleOrder[];
  paid: number | null;
  /** The lines of the payout, if they were sent. */
  statement?: Statement | null;
}

interface Pair {
  now: number;
  before: number;
}

export interface Comparison {
  /** The payouts, or the estimates if one of the payouts is not known. */
  amount: number;
  before: number;
  isPaid: boolean;
  /** The average amount of an order before deductions. */
  bill: Pair;
  /** The payouts minus the estimates; 0 if one of the payouts is not known. */
  unexpected: Pair;
  /** What no line explains, if the lines of both payouts are known. */
  unexplained: Pair | null;
  /** The parts of the difference that are not 0; their sum is the difference. */
  parts: readonly Part[];
}

interface Sum {
  estimate: PayoutEstimate;
  orders: number;
}

const DEDUCTIONS = ['commission', 'commissionTax', 'paymentFee', 'taxWithheld'] as const;

/** Explains the difference between two cycles; `null` if one of them has no estimate. */
export function compareCycles(
  now: CycleResult,
  before: CycleResult,
  { rates, units }: { rates: PayoutRates; units: number },
): Comparison | null {
  const [current, former] = [now, before].map(({ orders }) => sumOf(orders, rates, units));
  if (!current || !former) return null;
  const lines = linesOf(now, before);
  const [gross, formerGross] = lines?.gross ?? [grossOf(current), grossOf(former)];
  const average = formerGross / former.orders;
  const declined = now.declined.length - before.declined.length;
  const received = current.orders - former.orders + declined;
  const isPaid = now.paid !== null && before.paid !== null;
  const ofOrders = Math.round(received * average);
  // Not -0, which would be a part.
  const ofDeclined = 0 - Math.round(declined * average);
  const differenceOf = ({ paid }: CycleResult, { estimate }: Sum) =>
    isPaid ? (paid ?? 0) - estimate.net : 0;
  const unexpected = { now: differenceOf(now, current), before: differenceOf(before, former) };
  const parts: Part[] = [
    { cause: 'orders', amount: ofOrders, orders: received },
    { cause: 'declined', amount: ofDeclined, orders: declined },
    { cause: 'bills', amount: gross - formerGross - ofOrders - ofDeclined },
    ...(lines?.parts ?? [
      ...DEDUCTIONS.map((cause) => ({
        cause,
        amount: former.estimate[cause] - current.estimate[cause],
      })),
      { cause: 'payout' as const, amount: unexpected.now - unexpected.before },
    ]),
  ];
  return {
    amount: isPaid ? (now.paid ?? 0) : current.estimate.net,
    before: isPaid ? (before.paid ?? 0) : former.estimate.net,
    isPaid,
    bill: { now: Math.round(gross / current.orders), before: Math.round(average) },
    unexpected,
    unexplained: lines && lines.unexplained,
    parts: parts.filter(({ amount }) => amount !== 0),
  };
}

/** What the lines of two payouts say; `null` unless all amounts of both are known. */
function linesOf({ statement: now }: CycleResult, { statement: before }: CycleResult) {
  if (!now || !before || now.unread + before.unread > 0) return null;
  const { gross, rest } = now;
  if (gross === null || before.gross === null || rest === null || before.rest === null) return null;
  const sums = new Map([...before.sums, ...now.sums].map((sum) => [sum.key, sum]));
  const [nowBy, beforeBy] = [totalsOf(now), totalsOf(before)];
  const deductions = [...sums.values()].map(({ key, code, kind, label }): Part => {
    const deduction = {
      key,
      code,
      kind,
      label,
      now: nowBy.get(key) ?? 0,
      before: beforeBy.get(key) ?? 0,
    };
    return { cause: 'deduction', amount: deduction.before - deduction.now, deduction };
  });
  const unexplained = { now: rest, before: before.rest };
  return {
    gross: [gross, before.gross] as const,
    unexplained,
    parts: [
      ...deductions.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount)),
      { cause: 'unexplained', amount: before.rest - rest } satisfies Part,
    ],
  };
}

function totalsOf({ sums }: Statement): ReadonlyMap<string, number | null> {
  return new Map(sums.map(({ key, total }) => [key, total]));
}

function sumOf(orders: readonly CycleOrder[], rates: PayoutRates, units: number): Sum | null {
  const estimates = orders.flatMap((order) => {
    const estimate = expectsPayout(order) ? orderEstimate(order, rates, units) : null;
    return estimate ? [estimate] : [];
  });
  const [first, ...others] = estimates;
  return first ? { estimate: others.reduce(addEstimates, first), orders: estimates.length } : null;
}

function grossOf({ estimate: { items, packing } }: Sum): number {
  return items + packing;
}
