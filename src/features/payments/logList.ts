import { textKey } from '../../core/text/textKey';
import type { ListOptions } from '../../ui/patterns/table/listUrl';
import {
  type DayTotals,
  LOG_STATUSES,
  type LogFilter,
  type LogRequest,
  type PaymentLog,
} from './types';

/** The values that are valid in the URL (B9). The rows are always in the order of their days. */
export const LOG_LIST: ListOptions<LogFilter> = {
  statuses: LOG_STATUSES,
  sortable: [],
  pageSize: 25,
  pageSizes: [10, 25, 50],
};

/** Whether the result of `wider` contains every log that `narrower` matches. */
export function covers(wider: LogRequest, narrower: LogRequest): boolean {
  return (
    (wider.status === 'all' || wider.status === narrower.status) &&
    queryOf(narrower).includes(queryOf(wider))
  );
}

/** The search is plain text, not a pattern. */
export function filterLogs(
  logs: readonly PaymentLog[],
  { status, search }: LogRequest,
): PaymentLog[] {
  const words = queryOf({ search });
  return logs.filter(
    (log) => (status === 'all' || log.status === status) && log.words.includes(words),
  );
}

function queryOf({ search }: Pick<LogRequest, 'search'>): string {
  return textKey(search);
}

/** The totals of each day, by the title of the day. */
export function totalsByDay(logs: readonly PaymentLog[]): ReadonlyMap<string, DayTotals> {
  const days = new Map<string, Record<keyof DayTotals, number>>();
  for (const { day, status, amount } of logs) {
    const totals = days.get(day) ?? { captured: 0, refund: 0, withdraw: 0 };
    days.set(day, totals);
    // Adds in thousandths, the smallest unit of a currency: sums of decimals have rounding errors.
    if (status !== 'unknown') totals[status] += Math.round((amount ?? 0) * 1000);
  }
  for (const totals of days.values()) {
    for (const status of ['captured', 'refund', 'withdraw'] as const) totals[status] /= 1000;
  }
  return days;
}
