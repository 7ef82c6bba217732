/**
 * An optional feature of the backend (`docs/capabilities.md`).
 *
 * - `'idempotency'`: the backend takes an `Idempotency-Key` with each write.
 * - `'history.pages'`: it searches, filters, sorts and adds up past orders, and sends one page of them.
 * - `'orders.changes'`: it tells which orders have changed since a cursor, in an answer or as a stream.
 * - `'orders.extend'`: a vendor can give an order more time.
 * - `'orders.reason'`: a declined order has a reason and its sold-out items.
 * - `'orders.deadline'`: waiting orders say until when they can be answered.
 * - `'store.pause'`, `'store.busy'`, `'store.state'`: a vendor can take no orders for a while, or promise more time.
 * - `'menu.snooze'`: the backend puts an item back in stock at a time.
 * - `'payouts.detail'`: it tells what each order of a payout cycle is paid.
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
