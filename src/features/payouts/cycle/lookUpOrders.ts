import type { ApiClient } from '../../../core/api/types';
import { type Formats, toDate } from '../../../core/format/formats';
import { fetchOrder } from '../../../core/orders/api';
import type { CycleDays } from './cycleDays';
import { createDayReader } from './evidence';
import type { CycleData, Lookups } from './types';

/** One call for each order, so that the payments of few are looked up. */
export const LOOKUP_LIMIT = 20;

/**
 * Asks for the orders that have a payment in a cycle but were not placed around it, for example because they were paid
 * or refunded later. An order whose call fails stays unknown.
 */
export async function lookUpOrders(
  api: ApiClient,
  data: Pick<CycleData, 'logs' | 'known' | 'details'>,
  { days, isoDay, signal }: { days: CycleDays; isoDay: Formats['isoDay']; signal: AbortSignal },
): Promise<Lookups> {
  const numbers = unlistedNumbers(data, days, isoDay).slice(0, LOOKUP_LIMIT);
  const results = await Promise.allSettled(
    numbers.map(async (number) => {
      const order = await fetchOrder(api, { id: '', number }, signal);
      const createdAt = toDate(order?.createdAt)?.getTime() ?? Number.NaN;
      return [number, order && { id: order.id, createdAt }] as const;
    }),
  );
  return new Map(results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

function unlistedNumbers(
  { logs, known, details }: Pick<CycleData, 'logs' | 'known' | 'details'>,
  { from, to }: CycleDays,
  isoDay: Formats['isoDay'],
): string[] {
  const dayOf = createDayReader(isoDay);
  const paid = logs.filter(({ day, status }) => {
    const at = dayOf(day);
    return (status === 'captured' || status === 'refund') && at >= from && at <= to;
  });
  const numbers = [
    ...paid.map(({ orderNumber }) => orderNumber),
    ...(details?.orders ?? []).map(({ number }) => number),
  ];
  return [...new Set(numbers)].filter((number) => number !== '' && !known.has(number));
}
