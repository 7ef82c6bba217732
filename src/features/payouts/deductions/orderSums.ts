import { toUnits } from '../../../core/amount/units';
import { addKnown } from '../../../core/payouts/sums';
import type { PayoutDetails } from '../cycle/types';
import { linesOf } from './statement';

/** What was deducted because of one order. Amounts are whole numbers of the smallest unit; `null` if not known. */
export interface OrderSum {
  /** `''` for the lines of no order. */
  number: string;
  gross: number | null;
  amount: number | null;
  tax: number | null;
  /** What the lines leave of `gross`. */
  left: number | null;
}

/** The orders of a payout in the order in which they were sent, then those of other lines. They add up to the payout. */
export function sumsByOrder(details: PayoutDetails, units: number): OrderSum[] {
  const sums = new Map<string, Omit<OrderSum, 'left'>>();
  const sumOf = (number: string) => sums.get(number) ?? { number, gross: 0, amount: 0, tax: 0 };
  for (const { number, gross = null } of details.orders) {
    const last = sumOf(number);
    sums.set(number, { ...last, gross: addKnown(last.gross, toUnits(gross, units)) });
  }
  for (const { number, amount, tax } of linesOf(details)) {
    const last = sumOf(number);
    sums.set(number, {
      ...last,
      amount: addKnown(last.amount, toUnits(amount, units)),
      tax: addKnown(last.tax, toUnits(tax, units)),
    });
  }
  const ofNone = sums.get('');
  sums.delete('');
  const all = [...sums.values(), ...(ofNone ? [ofNone] : [])];
  return all.map((sum) => {
    const deducted = addKnown(sum.amount, sum.tax);
    return { ...sum, left: sum.gross === null || deducted === null ? null : sum.gross - deducted };
  });
}
