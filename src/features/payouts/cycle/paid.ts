import { toUnits } from '../../../core/amount/units';
import type { StatusTone } from '../../../ui/theme/tones';
import type { CycleDays } from './cycleDays';
import type { PayoutDetails } from './types';

/** What a status of a cycle means; other statuses say nothing. */
const STATUSES: Readonly<Partial<Record<string, { tone: StatusTone; isPaid: boolean }>>> = {
  settled: { tone: 'success', isPaid: true },
  paid: { tone: 'success', isPaid: true },
  completed: { tone: 'success', isPaid: true },
  pending: { tone: 'warning', isPaid: false },
  failed: { tone: 'danger', isPaid: false },
};

export function cycleTone(status: string): StatusTone {
  return STATUSES[status.toLowerCase()]?.tone ?? 'neutral';
}

/** Whether a cycle cannot be paid: its days are not over on this day, or its status says so. */
export function isUnpaid(
  { days, status }: { days: CycleDays | null; status: string },
  today: string,
): boolean {
  return (days !== null && days.to >= today) || STATUSES[status.toLowerCase()]?.isPaid === false;
}

/** What is known of the payment of a cycle. */
export type CyclePayment =
  | { state: 'paid' /** In the smallest unit. */; amount: number; at: string }
  | { state: 'notYet' | 'notSent' };

/** The rule by which each screen knows what was paid for a cycle. */
export function paymentOf(
  cycle: { days: CycleDays | null; status: string; orders: number | null },
  details: PayoutDetails | null,
  { today, units }: { today: string; units: number },
): CyclePayment {
  if (isUnpaid(cycle, today)) return { state: 'notYet' };
  const amount = toUnits(details?.net ?? null, units);
  // A payout of orders without a line for any of them is not a payout of 0.
  const isEmpty = amount === 0 && details?.orders.length === 0 && cycle.orders !== 0;
  if (amount === null || isEmpty) return { state: 'notSent' };
  return { state: 'paid', amount, at: details?.paidAt ?? '' };
}
