import { formatsAtom } from '../../../core/format/formatsAtom';
import { addDays } from '../../../core/format/zone';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { hasPagedDaysAtom } from '../../../core/orders/history/limits';
import { queryAtom, queryClientAtom } from '../../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../../core/state/services';
import { streamLogs } from '../../payments/public';
import type { CycleDays } from '../cycle/cycleDays';
import { lookUpOrders } from '../cycle/lookUpOrders';
import { type CycleSpan, readSpans } from '../cycle/readCycleOrders';
import { readDetails } from '../cycle/readDetails';
import type { CycleOrder, PayoutDetails } from '../cycle/types';
import { type Payout, payoutKeys, sendsAtom } from '../data';
import type { MonthData } from './types';

const FRESH_MS = 300_000;

/** The orders, payments and payouts of a month. Create this atom in `useMemo`. */
export function createMonthAtom(
  month: string,
  { from, to }: CycleDays,
  payouts: readonly Payout[],
) {
  const cycles = payouts
    .filter(({ days }) => days && days.from <= to && days.to >= from)
    .toSorted((one, other) => ((one.startsOn ?? '') < (other.startsOn ?? '') ? -1 : 1));
  return queryAtom((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const restaurantId = get(restaurantIdAtom);
    const { startOf } = get(zoneAtom);
    const { isoDay } = get(formatsAtom);
    const hasPages = get(hasPagedDaysAtom);
    const sends = get(sendsAtom);
    const names = cycles.map(({ cycle }) => cycle);
    return {
      queryKey: payoutKeys.month(restaurantId, month, names, sends),
      queryFn: async ({ signal }): Promise<MonthData> => {
        const spans = monthSpans({ from, to }, cycles, startOf);
        const orders: CycleOrder[] = [];
        const known = new Set<string>();
        const outside = new Set<string>();
        let declined = 0;
        const take = (order: CycleOrder, span: number) => {
          for (const id of [order.id, order.number, order.transactionId]) if (id) known.add(id);
          if (span > 0) for (const id of [order.id, order.number]) if (id) outside.add(id);
          if (span !== 0) return;
          if (order.status === 'completed') orders.push(order);
          if (order.status === 'declined') declined += 1;
        };
        const readEach = async () => {
          const read = new Map<string, PayoutDetails>();
          for (const cycle of sends.detail ? names : []) {
            read.set(cycle, await readDetails(api, cache, { restaurantId, cycle, sends, signal }));
          }
          return read;
        };
        const call = { restaurantId, hasPages, hasDeductions: sends.deductions, signal };
        const [isIncomplete, logs, details] = await Promise.all([
          readSpans(api, { ...call, spans }, take),
          streamLogs(api, restaurantId, signal),
          readEach(),
        ]);
        const lines = [...details.values()].flatMap((one) => one.orders);
        const read = { orders, known, logs, details: { orders: lines, net: null } };
        const lookups = await lookUpOrders(api, read, { days: { from, to }, isoDay, signal });
        return {
          cycles,
          orders,
          known,
          outside,
          declined,
          logs,
          details,
          lookups,
          isIncomplete: isIncomplete(0),
        };
      },
      enabled: restaurantId !== '',
      staleTime: FRESH_MS,
      structuralSharing: false,
    };
  });
}

/** The month, and the days before and after it that belong to its cycles. */
function monthSpans(
  { from, to }: CycleDays,
  cycles: readonly Payout[],
  startOf: (day: string) => number,
): CycleSpan[] {
  const [start, end] = [startOf(from), startOf(addDays(to, 1))];
  const starts = cycles.flatMap(({ days }) => (days ? startOf(days.from) : []));
  const ends = cycles.flatMap(({ days }) => (days ? startOf(addDays(days.to, 1)) : []));
  return [
    { start, end },
    { start: Math.min(start, ...starts), end: start },
    { start: end, end: Math.max(end, ...ends) },
  ];
}
