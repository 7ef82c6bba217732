import { createMappings } from '../../core/api/backend/mappings';
import type { Backend } from '../../core/contracts/backend/backend';
import { startWatching } from '../startWatching';
import type { NewOrders, WatchOptions } from '../types';

/**
 * The options of `watchNewOrders` from `vendor-portal/watch-backend`.
 *
 * @public
 */
export interface MappedWatchOptions extends WatchOptions {
  /**
   * The functions that make the calls, as in the `backend` prop. The watcher calls `vendorGet` and `waitingOrders`;
   * without a function, a call follows the contract. It is read at every call.
   */
  backend?: Backend | undefined;
}

/**
 * As `watchNewOrders` of `vendor-portal/watch`, for a portal with the `backend` prop.
 *
 * @returns a function that stops watching
 * @example
 * ```ts
 * import { watchNewOrders } from 'vendor-portal/watch-backend';
 * import { backend } from './backend';
 *
 * const host = 'https://api.market.example';
 * const stop = watchNewOrders({ host, storage: 'local', backend }, ({ count }) => {
 *   document.title = count > 0 ? `(${count}) Market` : 'Market';
 * });
 * ```
 * @public
 */
export function watchNewOrders(
  options: MappedWatchOptions,
  onChange: (state: NewOrders) => void,
): () => void {
  return startWatching(
    options,
    onChange,
    createMappings(() => options.backend),
  );
}
