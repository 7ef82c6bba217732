import type { Backend } from '../core/contracts/backend/backend';

export type * from '../core/contracts/backend/backend';
export type * from '../core/contracts/backend/records';
export type { HeadersRecord, TokenHeader } from '../core/contracts/request';
export { type Refusal, Refused } from './Refused';

/**
 * Checks the types of a mapping; returns it unchanged.
 *
 * @example
 * ```ts
 * export const backend = defineBackend({
 *   async logout(_input, call) {
 *     await call.send({ method: 'DELETE', path: '/v2/session' });
 *     return {};
 *   },
 * });
 * ```
 * @public
 */
export function defineBackend(backend: Backend): Backend {
  return backend;
}
