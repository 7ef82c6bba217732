import type { ListOptions } from '../../ui/patterns/listUrl';
import type { LogQuestion } from './api';
import { type DayTotals, LOG_STATUSES, type LogFilter, type PaymentLog } from './types';

/** What the address of the list may say (sizes: specification B 9). Its order is that of the days. */
export const LOG_LIST: ListOptions<LogFilter> = {
  statuses: LOG_STATUSES,
  sortable: [],
  pageSize: 25,
  pageSizes: [10, 25, 50],
};

/** Whether the answer to `wider` has every log that `narrower` asks for. */
export function covers(wider: LogQuestion, narrower: LogQuestion): boolean {
  return (
    (wider.status === 'all' || wider.status === narrower.status) &&
    wanted(narrower).includes(wanted(wider))
  );
}

/** The logs that a filter leaves. The search is plain text, never a pattern. */
export function filterLogs(
  logs: readonly PaymentLog[],
  { status, search }: LogQuestion,
): PaymentLog[] {
  const words = wanted({ search });
  return logs.filter(
    (log) => (status === 'all' || log.status === status) && log.words.includes(words),
  );
}

function wanted({ search }: Pick<LogQuestion, 'search'>): string {
  return search.trim().toLowerCase();
}

/** What came, went back and was paid out on each day, by the title of the day. */
export function totalsByDay(logs: readonly PaymentLog[]): ReadonlyMap<string, DayTotals> {
  const days = new Map<string, Record<keyof DayTotals, number>>();
  for (const { day, status, amount } of logs) {
    const totals = days.get(day) ?? { captured: 0, refund: 0, withdraw: 0 };
    days.set(day, totals);
    // In paise: sums of rupees with decimals drift.
    if (status !== 'unknown') totals[status] += Math.round((amount ?? 0) * 100);
  }
  for (const totals of days.values()) {
    for (const status of ['captured', 'refund', 'withdraw'] as const) totals[status] /= 100;
  }
  return days;
}
