/**
 * What a backend can do beyond the specified calls. `'idempotency'`: it answers a write with a known
 * `Idempotency-Key` from its first result, and allows this header to other origins (CORS).
 *
 * @public
 */
export type Capability = 'idempotency';
