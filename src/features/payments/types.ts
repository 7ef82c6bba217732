/** What the logs can be narrowed to (specification B 4). */
export const LOG_STATUSES = ['all', 'captured', 'refund', 'withdraw'] as const;

export type LogFilter = (typeof LOG_STATUSES)[number];

export type LogStatus = Exclude<LogFilter, 'all'>;

/** One movement of money, under the title of its day. */
export interface PaymentLog {
  id: string;
  /** The title of its day, as the server wrote it. */
  day: string;
  orderNumber: string;
  name: string;
  transaction: string;
  amount: number | null;
  type: string;
  /** `unknown` for one that the portal does not know; `rawStatus` then says which. */
  status: LogStatus | 'unknown';
  rawStatus: string;
  /** All that the search looks at, in lower case. */
  words: string;
}

/** Sums of the logs of one day. */
export type DayTotals = Readonly<Record<LogStatus, number>>;

/** One past cycle of payouts. */
export interface PayoutCycle {
  /** Its number in the list, from 1. */
  serial: number;
  cycle: string;
  /** Milliseconds of its first day; `null` when it cannot be told. */
  startsAt: number | null;
  orders: number | null;
  status: string;
}
