import type { CycleData, PayoutDetails } from '../cycle/types';
import type { Payout } from '../data';

export interface MonthData extends Omit<CycleData, 'details'> {
  /** The cycles with days in the month, oldest first. */
  cycles: readonly Payout[];
  /** Ids and numbers of the orders of these cycles before and after the month. */
  outside: ReadonlySet<string>;
  declined: number;
  /** By the text of the cycle; empty without the capability `payouts.detail`. */
  details: ReadonlyMap<string, PayoutDetails>;
}
