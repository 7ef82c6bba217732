/**
 * An optional feature of the backend (`docs/capabilities.md`).
 *
 * - `'idempotency'`: the backend accepts an `Idempotency-Key` with each write.
 * - `'history.pages'`: the backend searches, filters, sorts and adds up past orders, and sends them in pages.
 * - `'orders.changes'`: the backend sends the orders that have changed since a cursor, in a response or as a stream.
 * - `'orders.extend'`: a vendor can give an order more time.
 * - `'orders.reason'`: a vendor who declines an order can give a reason and name the sold-out items.
 * - `'orders.deadline'`: waiting orders contain the time until which they can be answered.
 * - `'store.pause'`, `'store.busy'`, `'store.state'`: a vendor can pause new orders, or promise customers more time.
 * - `'menu.snooze'`: the backend puts an item back in stock at a given time.
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
  | 'store.pause'
  | 'store.busy'
  | 'store.state'
  | 'menu.snooze'
  | 'payouts.detail';
