import { toUnits } from '../../../core/amount/units';
import { addKnown, type CodeSum, sumsByCode, totalOf } from '../../../core/payouts/sums';
import type { Deduction } from '../../../core/payouts/types';
import type { PayoutDetails } from '../cycle/types';

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
  return orders.reduce<number | null>((sum, { gross = null }) => addKnown(sum, gross), 0);
}
