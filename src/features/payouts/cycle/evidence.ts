import { toUnits } from '../../../core/amount/units';
import type { inSlices } from '../../../core/async/inSlices';
import type { Formats } from '../../../core/format/formats';
import { readDay } from '../../../core/format/writtenDays';
import type { Deduction } from '../../../core/payouts/types';
import type { CycleData, CycleOrder } from './types';

/** The payments of one order, or of one transaction, in the smallest unit. */
export interface Payments {
  /** The number of captures; captures of 0 are left out. */
  captures: number;
  captured: number;
  refunded: number;
  number: string;
  days: readonly string[];
}

/** The lines of the payout for one order. */
export interface Paid {
  /** Number of positive lines minus number of negative lines; lines of 0 are not counted. */
  times: number;
  net: number;
  /** The deductions of the first payment and of its corrections. Those of a second payment belong to that one. */
  lines: readonly Deduction[];
}

export interface Evidence {
  /** Returns the payments of an order; each payment is returned only once. */
  takePayments: (order: CycleOrder) => Payments | null;
  takePaid: (order: CycleOrder) => Paid | null;
  /** The payments and payouts that no order has taken. */
  left: () => { payments: Payments[]; paid: [number: string, paid: Paid][] };
  /** The day of the oldest log; `''` without logs. */
  oldestLog: string;
}

export type Slices = Parameters<typeof inSlices>[2];

interface OpenPayments extends Payments {
  days: string[];
}

/** Assigns the logs and the payout lines to orders, in slices. */
export async function collectEvidence(
  { logs, details }: Pick<CycleData, 'logs' | 'details'>,
  { units, isoDay }: { units: number; isoDay: Formats['isoDay'] },
  run: <Item>(items: readonly Item[], work: (item: Item) => void) => Promise<void>,
): Promise<Evidence> {
  const byOrder = new Map<string, OpenPayments>();
  const byTransaction = new Map<string, OpenPayments>();
  const paid = new Map<string, Paid>();
  const dayOf = createDayReader(isoDay);
  let oldestLog = '';
  await run(logs, ({ orderNumber, transaction, status, amount, day }) => {
    const at = dayOf(day);
    if (at && (!oldestLog || at < oldestLog)) oldestLog = at;
    const [map, key] = orderNumber ? [byOrder, orderNumber] : [byTransaction, transaction];
    if (!key || (status !== 'captured' && status !== 'refund')) return;
    const entry = map.get(key) ?? emptyPayments(key);
    map.set(key, entry);
    const sum = toUnits(amount, units);
    // Some backends write a refund as a negative amount.
    if (status === 'refund' || (sum ?? 0) < 0) entry.refunded += Math.abs(sum ?? 0);
    else {
      entry.captures += sum === 0 ? 0 : 1;
      entry.captured += sum ?? 0;
    }
    if (at) entry.days.push(at);
  });
  await run(details?.orders ?? [], ({ number, net, gross, deductions }) => {
    const last = paid.get(number);
    const line = toUnits(net, units) ?? 0;
    const isOfFirst = !last || (gross ?? 0) <= 0;
    paid.set(number, {
      times: (last?.times ?? 0) + Math.sign(line),
      net: (last?.net ?? 0) + line,
      lines: [...(last?.lines ?? []), ...(isOfFirst && deductions ? deductions : [])],
    });
  });
  return {
    oldestLog,
    takePayments: ({ number, id, transactionId }) =>
      take(byOrder, [number, id]) ?? take(byTransaction, [transactionId]),
    takePaid: ({ number, id }) => take(paid, [number, id]),
    left: () => ({
      payments: [...byOrder.values(), ...byTransaction.values()],
      paid: [...paid],
    }),
  };
}

function emptyPayments(number: string): OpenPayments {
  return { captures: 0, captured: 0, refunded: 0, number, days: [] };
}

function take<Value>(map: Map<string, Value>, keys: readonly string[]): Value | null {
  for (const key of keys) {
    const value = map.get(key);
    if (key && value !== undefined) {
      map.delete(key);
      return value;
    }
  }
  return null;
}

/** Reads each title once, because all logs of a day have the same one. */
export function createDayReader(isoDay: Formats['isoDay']): (title: string) => string {
  const dayByTitle = new Map<string, string>();
  return (title) => {
    const day = dayByTitle.get(title) ?? readDay(title, isoDay) ?? '';
    dayByTitle.set(title, day);
    return day;
  };
}
