/**
 * An optional feature of the backend (`docs/capabilities.md`).
 *
 * - `'idempotency'`: the backend accepts an `Idempotency-Key` with each write.
 * - `'history.pages'`: the backend searches, filters, sorts and adds up past orders, and sends them in pages.
 * - `'orders.changes'`: the backend sends the orders that have changed since a cursor, in a response or as a stream.
 * - `'orders.extend'`: a vendor can give an order more time.
 * - `'orders.reason'`: a vendor who declines an order can give a reason and name the sold-out items.
 * - `'orders.deadline'`: waiting orders contain the time until which they can be answered.
 * - `'orders.items'`: a dish that is crossed off in the kitchen is crossed off on every device.
 * - `'store.pause'`, `'store.busy'`, `'store.state'`: a vendor can pause new orders, or promise customers more time.
 * - `'menu.snooze'`: the backend puts an item back in stock at a given time.
 * - `'menu.create'`: a vendor can add items to the menu.
 * - `'menu.categories'`: a vendor can rename, reorder and hide the categories of the menu.
 * - `'hours.special'`: a vendor can set the hours of single dates, such as holidays.
 * - `'push.test'`: the backend sends a test message to a device.
 * - `'payouts.detail'`: the backend sends the amount that is paid for each order of a payout cycle.
 *
 * @public
 */
export type Capability =
  | 'idempotency'
  | 'history.pages'
  | 'orders.changes'
  | 'orders.extend'
  | 'orders.reason'
  | 'orders.deadline'
  | 'orders.items'
  | 'store.pause'
  | 'store.busy'
  | 'store.state'
  | 'menu.snooze'
  | 'menu.create'
  | 'menu.categories'
  | 'hours.special'
  | 'push.test'
  | 'payouts.detail';

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
