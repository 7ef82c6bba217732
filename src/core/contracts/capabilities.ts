import type { Capability } from './capabilityNames';

export type { Capability } from './capabilityNames';

/** A column that the order history can be sorted by. @public */
export type HistorySort = 'number' | 'date' | 'customer' | 'items' | 'total' | 'payment' | 'status';

/**
 * A filter of the order history. `'period'` is `from` and `to` of the call, `'amount'` is `min` and `max`; the others
 * have the name of their field.
 *
 * @public
 */
export type HistoryFilterName =
  | 'status'
  | 'search'
  | 'period'
  | 'amount'
  | 'payment'
  | 'item'
  | 'customer'
  | 'handling';

/**
 * The capability `'history.pages'` of a backend that cannot sort and filter by everything. The portal offers only these
 * sort orders and filters.
 *
 * @example
 * ```ts
 * const entry: HistoryPagesEntry = { name: 'history.pages', sorts: ['total'], filters: ['status', 'period'] };
 * ```
 * @public
 */
export interface HistoryPagesEntry {
  name: 'history.pages';
  /**
   * The columns that the backend sorts by, in both directions. It always has to send the newest orders first.
   *
   * @defaultValue all
   */
  sorts?: readonly HistorySort[];
  /**
   * The filters that the backend applies, to the orders and to their totals. Without `'period'`, screens that need the
   * orders of some days read the whole history.
   *
   * @defaultValue all
   */
  filters?: readonly HistoryFilterName[];
}

/** An item of the prop `capabilities`: a name, or a name with its limits. @public */
export type CapabilityEntry = Capability | HistoryPagesEntry;

/** All filters that `history.pages` can have. @internal */
export const HISTORY_FILTERS: Readonly<Record<HistoryFilterName, true>> = {
  status: true,
  search: true,
  period: true,
  amount: true,
  payment: true,
  item: true,
  customer: true,
  handling: true,
};
