// Generated from `contract/openapi.yaml` by `npm run contract-types`.

/**
 * An optional feature of the backend (`docs/capabilities.md`).
 *
 * - `'idempotency'`: the backend accepts an `Idempotency-Key` with each write.
 * - `'history.pages'`: the backend searches, filters, sorts and adds up past orders, and sends them in pages.
 * - `'orders.changes'`: the backend sends the orders that have changed since a cursor, in a response or as a stream.
 * - `'orders.extend'`: a vendor can give an order more time.
 * - `'orders.reason'`: a vendor who declines an order can give a reason and name the sold-out items.
 * - `'orders.handover'`: the restaurant says that an order was handed over to the rider.
 * - `'orders.deadline'`: waiting orders contain the time until which they can be answered.
 * - `'orders.items'`: a dish that is crossed off in the kitchen is crossed off on every device.
 * - `'orders.issues'`: the backend sends the complaints about orders, and a vendor answers them in time.
 * - `'orders.proof'`: the backend stores what the restaurant records when an order is packed.
 * - `'store.pause'`: a vendor can pause new orders.
 * - `'store.busy'`: a vendor can promise customers more time.
 * - `'store.state'`: the backend says whether new orders are paused or customers are promised more time.
 * - `'menu.snooze'`: the backend puts an item back in stock at a given time.
 * - `'menu.create'`: a vendor can add items to the menu.
 * - `'menu.allergens'`: a vendor can declare the allergens of an item.
 * - `'menu.categories'`: a vendor can rename, reorder and hide the categories of the menu.
 * - `'hours.special'`: a vendor can set the hours of single dates, such as holidays.
 * - `'push.test'`: the backend sends a test message to a device.
 * - `'payouts.detail'`: the backend sends the amount that is paid for each order of a payout cycle.
 * - `'payouts.deductions'`: the backend names every amount that it deducts from a payout.
 *
 * @public
 */
export type Capability =
  | 'idempotency'
  | 'history.pages'
  | 'orders.changes'
  | 'orders.extend'
  | 'orders.reason'
  | 'orders.handover'
  | 'orders.deadline'
  | 'orders.items'
  | 'orders.issues'
  | 'orders.proof'
  | 'store.pause'
  | 'store.busy'
  | 'store.state'
  | 'menu.snooze'
  | 'menu.create'
  | 'menu.allergens'
  | 'menu.categories'
  | 'hours.special'
  | 'push.test'
  | 'payouts.detail'
  | 'payouts.deductions';

/** @internal */
export const CAPABILITIES: readonly Capability[] = [
  'idempotency',
  'history.pages',
  'orders.changes',
  'orders.extend',
  'orders.reason',
  'orders.handover',
  'orders.deadline',
  'orders.items',
  'orders.issues',
  'orders.proof',
  'store.pause',
  'store.busy',
  'store.state',
  'menu.snooze',
  'menu.create',
  'menu.allergens',
  'menu.categories',
  'hours.special',
  'push.test',
  'payouts.detail',
  'payouts.deductions',
];
