/** The optional features of a backend, named as in the portal's prop `capabilities`. */
export const capabilityNames = [
  'idempotency',
  'history.pages',
  'orders.changes',
  'orders.extend',
  'orders.reason',
  'orders.deadline',
  'orders.items',
  'store.pause',
  'store.busy',
  'store.state',
  'menu.snooze',
  'menu.create',
  'menu.categories',
  'hours.special',
  'push.test',
  'payouts.detail',
] as const;
