import type { Merchant } from '../api.ts';

/** What the middleware knows about a request with a session. */
export interface Env {
  Variables: { merchant: Merchant };
}
