/** The optional features of a backend, by their names in the portal's prop. */
export const capabilityNames = ['idempotency', 'history.pages', 'orders.changes'] as const;
