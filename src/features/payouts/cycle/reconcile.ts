import { roundHalfUp, toUnits } from '../../../core/amount/units';
import { inSlices } from '../../../core/async/inSlices';
import type { Formats } from '../../../core/format/formats';
import type { Deduction } from '../../../core/payouts/types';
import { addEstimates, expectsPayout, orderEstimate } from '../estimate/payoutEstimate';
import type { PayoutEstimate, PayoutRates } from '../estimate/types';
import type { CycleDays } from './cycleDays';
import { collectEvidence, type Evidence, type Paid, type Payments, type Slices } from './evidence';
import {
  type CycleData,
  type CycleOrder,
  type Finding,
  type FindingCause,
  GROUPS,
  type Group,
  type Reason,
} from './types';

/** Each of the five lines of an estimate may be rounded differently; the lines that were sent add up exactly. */
const ROUNDING = 5;

const GROUP_OF: Readonly<Record<Reason, Group>> = {
  notCaptured: 'missing',
  notPaid: 'missing',
  capturedTwice: 'doubled',
  paidTwice: 'doubled',
  capturedOther: 'different',
  paidOther: 'different',
  deductedOther: 'different',
  capturedWithout: 'unknown',
  paidWithout: 'unknown',
  ofEarlier: 'elsewhere',
  notListed: 'elsewhere',
};

export interface ReconcileOptions {
  days: CycleDays;
  /** The first moment of a day in the time zone of the portal. */
  startOf: (day: string) => number;
  /** Reads the days of the logs. */
  isoDay: Formats['isoDay'];
  rates: PayoutRates;
  /** The number of smallest units in one unit of the currency. */
  units: number;
  /** Called for each order that is part of the estimate. */
  onEstimate?: (order: CycleOrder, estimate: PayoutEstimate) => void;
}

export interface Reconciliation {
  /** The findings, the worst first. */
  findings: readonly Finding[];
  counts: Readonly<Record<Group, number>>;
  /** The sum for the completed orders; `null` if no order has an estimate. */
  estimate: PayoutEstimate | null;
  /** The number of orders with an estimate. */
  estimated: number;
  /** The day of the oldest payment log; `''` without logs. */
  oldestLog: string;
}

/** Compares the completed orders of a cycle with the payments and, if it is known, the payout. */
export async function reconcile(
  data: CycleData,
  options: ReconcileOptions,
  slices: Slices,
): Promise<Reconciliation> {
  const { rates, units, startOf } = options;
  const groups = new Map<Group, Finding[]>(GROUPS.map((group) => [group, []]));
  const add = (finding: Finding) => groups.get(finding.group)?.push(finding);
  const evidence = await collectEvidence(data, options, (items, work) =>
    inSlices(items, work, slices),
  );
  const logsFrom = evidence.oldestLog ? startOf(evidence.oldestLog) : Number.POSITIVE_INFINITY;
  let sum: PayoutEstimate | null = null;
  let estimated = 0;
  let position = 0;
  await inSlices(
    data.orders,
    (order) => {
      const payments = evidence.takePayments(order);
      const isExpected = expectsPayout(order) && !isTakenBack(payments);
      const paid = evidence.takePaid(order);
      const deductions = paid ? paid.lines : order.deductions;
      const { bill } = order;
      const estimate = isExpected ? orderEstimate({ bill, deductions }, rates, units) : null;
      if (estimate) {
        sum = sum ? addEstimates(sum, estimate) : estimate;
        estimated += 1;
        options.onEstimate?.(order, estimate);
      }
      const isLogged = order.createdAt >= logsFrom;
      const hasPayout = data.details !== null;
      position += 1;
      const known = { payments, paid, isExpected, estimate };
      add(findingOf(order, { position, ...known, isLogged, hasPayout, units }));
    },
    slices,
  );
  for (const finding of leftovers(evidence, data, options)) add(finding);
  const groupEntries = GROUPS.map((group) => [group, groups.get(group) ?? []] as const);
  return {
    findings: groupEntries.flatMap(([, findings]) => findings),
    counts: Object.fromEntries(
      groupEntries.map(([group, findings]) => [group, findings.length]),
    ) as Record<Group, number>,
    estimate: sum,
    estimated,
    oldestLog: evidence.oldestLog,
  };
}

interface OrderChecks {
  /** Distinguishes orders without an id. */
  position: number;
  payments: Payments | null;
  paid: Paid | null;
  /** Whether the order should be in the payout. */
  isExpected: boolean;
  estimate: PayoutEstimate | null;
  /** Whether the logs reach back to this order. */
  isLogged: boolean;
  hasPayout: boolean;
  units: number;
}

function findingOf(order: CycleOrder, checks: OrderChecks): Finding {
  const { position, payments, paid, isExpected, estimate, isLogged, hasPayout, units } = checks;
  const total = toUnits(order.bill.total, units);
  const isCaptured = order.paymentStatus.trim().toLowerCase() === 'captured';
  // A payment before the oldest log is not seen, so that less than the total proves nothing.
  const isWhole = isLogged || (payments !== null && total !== null && payments.captured >= total);
  const causes = [
    ...(isCaptured && isWhole ? paymentCauses(payments, total) : []),
    ...(hasPayout ? payoutCauses(paid, estimate, isExpected) : []),
    ...rateCauses(paid?.lines ?? [], units),
  ];
  const isChecked = isEven(payments, order, total) || paid !== null || causes.length > 0;
  const [cause] = causes.toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    key: order.id || `order ${position}`,
    group: cause ? GROUP_OF[cause.reason] : isChecked ? 'matched' : 'unchecked',
    causes,
    id: order.id,
    number: order.number,
    createdAt: order.createdAt,
    total,
    captured: payments && payments.captured,
    refunded: payments && payments.refunded,
    paid: paid && paid.net,
    estimate: estimate && estimate.net,
  };
}

/** Whether the whole payment of an order was refunded. */
function isTakenBack(payments: Payments | null): boolean {
  return payments !== null && payments.captured > 0 && payments.refunded >= payments.captured;
}

/** Whether the payments add up to what the customer owes: the total, or nothing after a refund. */
function isEven(payments: Payments | null, order: CycleOrder, total: number | null): boolean {
  const due = expectsPayout(order) ? total : 0;
  return payments !== null && payments.captured - payments.refunded === due;
}

function rankOf({ reason }: FindingCause): number {
  return GROUPS.indexOf(GROUP_OF[reason]);
}

/** Compares the sum, so that a second capture that was refunded is not reported. */
function paymentCauses(payments: Payments | null, total: number | null): FindingCause[] {
  const missing: FindingCause = { reason: 'notCaptured', amount: total };
  if (!payments) return [missing];
  const { captures, captured, refunded } = payments;
  const over = total === null ? null : captured - refunded - total;
  if (over === 0) return [];
  if (captures === 0) return [missing];
  if (captures > 1 && (over === null || over > 0))
    return [{ reason: 'capturedTwice', amount: over }];
  return over === null ? [] : [{ reason: 'capturedOther', amount: over }];
}

/** Compares the sum, if there is an estimate. */
function payoutCauses(
  paid: Paid | null,
  estimate: PayoutEstimate | null,
  isExpected: boolean,
): FindingCause[] {
  if (!paid) return isExpected ? [{ reason: 'notPaid', amount: estimate && estimate.net }] : [];
  const over = estimate && paid.net - estimate.net;
  const rounding = estimate?.fromLines ? 0 : ROUNDING;
  if (over !== null && Math.abs(over) <= rounding) return [];
  if (paid.times > 1 && (over === null || over > 0)) return [{ reason: 'paidTwice', amount: over }];
  return over === null ? [] : [{ reason: 'paidOther', amount: over }];
}

/** Whether lines deduct more or less than their rate of their base. Rounding can explain one of the smallest unit. */
function rateCauses(lines: readonly Deduction[], units: number): FindingCause[] {
  const overs = lines.map(({ amount, rate, base }) => {
    const deducted = toUnits(amount, units);
    if (deducted === null || rate === null || base === null) return 0;
    const over = roundHalfUp((base * units * rate) / 100) - deducted;
    return Math.abs(over) > 1 ? over : 0;
  });
  const amount = overs.reduce((sum, over) => sum + over, 0);
  return overs.some((over) => over !== 0) ? [{ reason: 'deductedOther', amount }] : [];
}

/** Payments of these days, and lines of the payout, for which there is no order of these days. */
function leftovers(
  evidence: Evidence,
  { known, lookups }: Pick<CycleData, 'known' | 'lookups'>,
  { days: { from, to }, startOf }: Pick<ReconcileOptions, 'days' | 'startOf'>,
): Finding[] {
  const { payments, paid } = evidence.left();
  const isOfCycle = ({ days }: Payments) => days.some((day) => day >= from && day <= to);
  const earlier = (number: string) => {
    const lookup = lookups.get(number);
    return lookup && lookup.createdAt < startOf(from) ? lookup : null;
  };
  // Only an order that the backend does not know is missing.
  const without = (number: string) =>
    lookups.get(number) === null ? 'capturedWithout' : 'notListed';
  const captured = payments
    .filter((one) => !known.has(one.number) && one.captured !== one.refunded && isOfCycle(one))
    .map(({ number, captured: sum, refunded }) => {
      const order = earlier(number);
      const reason = order ? 'ofEarlier' : without(number);
      const finding = nothingOf(number, { reason, amount: sum - refunded }, order);
      return { ...finding, captured: sum, refunded };
    });
  const paidOut = paid.map(([number, { net }]) => {
    const order = earlier(number);
    const reason = order ? 'ofEarlier' : 'paidWithout';
    return { ...nothingOf(number, { reason, amount: net }, order), paid: net };
  });
  return [...captured, ...paidOut];
}

function nothingOf(
  number: string,
  cause: FindingCause,
  order: Pick<CycleOrder, 'id' | 'createdAt'> | null,
): Finding {
  return {
    key: `${cause.reason} ${number}`,
    group: GROUP_OF[cause.reason],
    causes: [cause],
    id: order?.id ?? '',
    number,
    createdAt: order?.createdAt ?? null,
    total: null,
    captured: null,
    refunded: null,
    paid: null,
    estimate: null,
  };
}
