/** The options of the status filter (B4). */
export const LOG_STATUSES = ['all', 'captured', 'refund', 'withdraw'] as const;

export type LogFilter = (typeof LOG_STATUSES)[number];

export type LogStatus = Exclude<LogFilter, 'all'>;

export interface PaymentLog {
  id: string;
  /** The title of the log's day, as sent. */
  day: string;
  orderNumber: string;
  name: string;
  transaction: string;
  amount: number | null;
  type: string;
  /** `unknown` for a status that is not listed above; `rawStatus` contains the text. */
  status: LogStatus | 'unknown';
  rawStatus: string;
  /** The text that is searched, in lower case. */
  words: string;
}

export type DayTotals = Readonly<Record<LogStatus, number>>;

export interface LogRequest {
  status: LogFilter;
  search: string;
}
