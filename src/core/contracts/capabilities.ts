/**
 * An optional feature of the backend. `'idempotency'`: if it receives an `Idempotency-Key` again, it
 * returns the first result and does nothing else. It must allow the header for other origins (CORS).
 *
 * @public
 */
export type Capability = 'idempotency';
