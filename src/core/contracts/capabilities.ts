/**
 * An optional feature of the backend (`docs/capabilities.md`).
 *
 * - `'idempotency'`: the backend takes an `Idempotency-Key` with each write.
 *
 * @public
 */
export type Capability = 'idempotency';
