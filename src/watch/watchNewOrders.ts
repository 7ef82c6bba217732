import { startWatching } from './startWatching';
import type { NewOrders, WatchOptions } from './types';

/**
 * Watches the new orders of the vendor who is signed in, without a portal on the page, and rings as a portal does: if
 * the sound of this device is on, and in one tab. While a portal of the session is open in any tab, the watcher takes
 * the ids from it and sends no calls.
 *
 * `onChange` is called when the orders have changed, first with the orders at the start. It is called with no orders
 * when the session ends. A session that the backend refuses is not ended: the watcher waits for another one.
 *
 * Does nothing on a server. Never throws; see `onError`.
 *
 * @returns a function that stops watching
 * @example
 * ```ts
 * import { watchNewOrders } from 'vendor-portal/watch';
 *
 * const stop = watchNewOrders({ host: 'https://api.market.example', storage: 'local' }, ({ count }) => {
 *   document.title = count > 0 ? `(${count}) Market` : 'Market';
 * });
 * ```
 * @public
 */
export function watchNewOrders(
  options: WatchOptions,
  onChange: (state: NewOrders) => void,
): () => void {
  return startWatching(options, onChange);
}
