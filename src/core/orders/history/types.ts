import type { Extra } from '../../contracts';
import type { Order } from '../types';

/** A dish of an order. */
export interface OrderLine {
  name: string;
  quantity: number;
  /** Price of the whole line, before discounts. */
  amount: number | null;
}

/** An order with only the fields that a table needs, because there can be ten thousand orders. */
export interface OrderRow extends Pick<Order, 'id' | 'number' | 'status' | 'rawStatus'> {
  /** In epoch ms. */
  createdAt: number | null;
  customer: string;
  itemCount: number;
  total: number | null;
  paymentStatus: string;
  /** The names of the dishes, in lower case. */
  dishes: string;
  /** The searchable text, in lower case. */
  words: string;
  lines: readonly OrderLine[];
  /**
   * How the restaurant answered. `rejected`: it declined the order before the preparation. `null`: it did not answer,
   * or this is unknown.
   */
  answer: 'accepted' | 'rejected' | null;
  /** Time from the order to its answer, in ms. This and the next two fields are `null` if their times are unknown. */
  answerMs: number | null;
  /** The cooking time that was promised to the customer, in ms. */
  promisedMs: number | null;
  /** Time from the acceptance until the order was ready, in ms. */
  preparedMs: number | null;
  /** How many issues the order has had (`orders.issues`). */
  issues: number;
  extra: Extra;
}

export interface HistoryPage {
  rows: readonly OrderRow[];
  /** Cursor of the next page; `null` on the last page. */
  next: string | null;
  /** Whether the backend repeated its rows instead of sending another page. */
  isIncomplete?: boolean;
  /** Totals of the rows on all pages. */
  totals: HistoryTotals;
}

export interface HistoryTotals {
  orders: number;
  /** The sum of all orders that were not declined; `null` if there is no amount. */
  revenue: number | null;
  average: number | null;
  /** The sum of the declined orders; `null` if there is no amount. */
  lost: number | null;
}
