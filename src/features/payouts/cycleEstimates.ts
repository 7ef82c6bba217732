import type { ApiClient } from '../../core/api/types';
import { type CycleSpan, readSpans } from './cycle/readCycleOrders';
import { expectsPayout, orderEstimate } from './estimate/payoutEstimate';
import type { PayoutRates } from './estimate/types';

/** In the smallest unit; `null` if it is not known, `undefined` if orders of the cycle may follow. */
export type CycleEstimate = number | null | undefined;

interface EstimatesCall {
  restaurantId: string;
  spans: readonly CycleSpan[];
  hasPages: boolean;
  hasDeductions?: boolean;
  rates: PayoutRates;
  units: number;
  /** Called when the orders of another cycle are complete. */
  onKnown: (estimates: CycleEstimate[]) => void;
  signal: AbortSignal;
}

/**
 * The payout estimate of each cycle, in the smallest unit. `null` if no order of the cycle has an estimate, or if orders
 * are missing.
 */
export async function readEstimates(
  api: ApiClient,
  { rates, units, onKnown, ...call }: EstimatesCall,
): Promise<(number | null)[]> {
  const sums: (number | null)[] = call.spans.map(() => null);
  if (sums.length === 0) return sums;
  let previousCount = 0;
  const onOldest = (oldest: number) => {
    const isKnown = call.spans.map(({ start }) => oldest < start);
    const count = isKnown.filter(Boolean).length;
    if (count === previousCount) return;
    previousCount = count;
    onKnown(sums.map((sum, span) => (isKnown[span] ? sum : undefined)));
  };
  const isIncomplete = await readSpans(api, { ...call, onOldest }, (order, span) => {
    if (span < 0 || order.status !== 'completed' || !expectsPayout(order)) return;
    const estimate = orderEstimate(order, rates, units);
    if (estimate) sums[span] = (sums[span] ?? 0) + estimate.net;
  });
  return sums.map((sum, span) => (isIncomplete(span) ? null : sum));
}

/** With `history.pages`, the estimates of the list are read for the newest cycles with this many orders. */
const MOST_ORDERS = 1_000;

/** The cycles whose estimates are read: all of them, or, in pages of 200 orders, the newest one and few before it. */
export function cyclesToRead<Cycle extends { startsOn: string | null; orders: number | null }>(
  cycles: readonly Cycle[],
  hasPages: boolean,
): readonly Cycle[] {
  if (!hasPages) return cycles;
  let orders = 0;
  return cycles
    .toSorted((one, other) => (other.startsOn ?? '').localeCompare(one.startsOn ?? ''))
    .filter((cycle, index) => {
      orders += cycle.orders ?? MOST_ORDERS;
      return index === 0 || orders <= MOST_ORDERS;
    });
}
