import type { Deduction } from '../../../core/payouts/types';
import type { PayoutDetails } from '../cycle/types';
import { toUnits } from '../estimate/payoutEstimate';

/** The lines of one code. Amounts are whole numbers of the smallest unit; `null` if one of them cannot be read. */
export interface CodeSum extends Pick<Deduction, 'code' | 'kind' | 'label'> {
  key: string;
  lines: number;
  amount: number | null;
  tax: number | null;
  /** `amount` and `tax`. */
  total: number | null;
}

/** What was deducted from a payout. Amounts are whole numbers of the smallest unit. */
export interface Statement {
  /** The amount before the deductions; `null` if it is not known. */
  gross: number | null;
  /** The largest deduction first; what is added to the payout comes last. */
  sums: readonly CodeSum[];
  /** The sum of all lines whose amounts can be read. */
  total: number;
  /** The number of lines whose amounts cannot be read. */
  unread: number;
  net: number | null;
  /** What no line explains: `gross` − `total` − `net`; `null` if it is not known. */
  rest: number | null;
}

/** What makes lines one row: the code, or the label of a line without one. */
export function keyOf({ code, label }: Pick<Deduction, 'code' | 'label'>): string {
  return code || label;
}

/** The sum of a line with its tax, in the smallest unit. */
export function totalOf({ amount, tax }: Deduction, units: number): number | null {
  const [sum, taxes] = [toUnits(amount, units), toUnits(tax, units)];
  return sum === null || taxes === null ? null : sum + taxes;
}

/** The sum of lines with their taxes, in the smallest unit; `null` if an amount cannot be read. */
export function totalOfLines(lines: readonly Deduction[], units: number): number | null {
  return lines.reduce<number | null>((sum, line) => add(sum, totalOf(line, units)), 0);
}

const NOTHING_YET = { lines: 0, amount: 0, tax: 0, total: 0 };

export function sumsByCode(lines: readonly Deduction[], units: number): CodeSum[] {
  const sums = new Map<string, CodeSum>();
  for (const line of lines) {
    const key = keyOf(line);
    const { code, kind, label } = line;
    const last = sums.get(key) ?? { key, code, kind, label, ...NOTHING_YET };
    sums.set(key, {
      ...last,
      label: last.label || label,
      lines: last.lines + 1,
      amount: add(last.amount, toUnits(line.amount, units)),
      tax: add(last.tax, toUnits(line.tax, units)),
      total: add(last.total, totalOf(line, units)),
    });
  }
  return [...sums.values()].toSorted(
    (one, other) =>
      (other.total ?? Number.NEGATIVE_INFINITY) - (one.total ?? Number.NEGATIVE_INFINITY),
  );
}

function add(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/** All lines of a payout, those of an order with its number. */
export function linesOf({ orders, deductions }: PayoutDetails): readonly Deduction[] {
  const ofOrders = orders.flatMap(({ number, deductions: lines }) =>
    (lines ?? []).map((line) => (line.number ? line : { ...line, number })),
  );
  return [...ofOrders, ...(deductions ?? [])];
}

/** Whether the backend has sent lines of a payout. */
export function hasLines({ orders, deductions }: PayoutDetails): boolean {
  return Boolean(deductions?.length) || orders.some((order) => order.deductions?.length);
}

/** Adds up a payout to the smallest unit (c115). */
export function toStatement(details: PayoutDetails, units: number): Statement {
  const lines = linesOf(details);
  const known = lines.flatMap((line) => totalOf(line, units) ?? []);
  const total = known.reduce((sum, one) => sum + one, 0);
  const gross = toUnits(details.gross ?? grossOf(details), units);
  const net = toUnits(details.net, units);
  return {
    gross,
    sums: sumsByCode(lines, units),
    total,
    unread: lines.length - known.length,
    net,
    rest: gross === null || net === null ? null : gross - total - net,
  };
}

/** The sum of the orders, rounded later; `null` if one of them has none. */
function grossOf({ orders }: PayoutDetails): number | null {
  if (orders.length === 0) return null;
  return orders.reduce<number | null>((sum, { gross = null }) => add(sum, gross), 0);
}
