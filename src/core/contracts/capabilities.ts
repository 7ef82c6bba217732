/**
 * An optional feature of the backend (`docs/capabilities.md`).
 *
 * - `'idempotency'`: the backend takes an `Idempotency-Key` with each write.
 * - `'history.pages'`: it searches, sorts and counts past orders, and sends one page of them.
 * - `'orders.changes'`: it tells which orders have changed since a cursor.
 *
 * @public
 */
export type Capability = 'idempotency' | 'history.pages' | 'orders.changes';
