import type {
  HostSession,
  PortalError,
  RequestOptions,
  SessionRequest,
  StorageAdapter,
  StorageName,
} from '../core/contracts';

/**
 * The new orders that nobody has answered.
 *
 * @public
 */
export interface NewOrders {
  /** The number that the portal shows: the length of the list of waiting orders. */
  count: number;
  /** The ids of these orders (`_id`). An order without an id is only counted. */
  ids: readonly string[];
}

/**
 * The options of `watchNewOrders`. Pass the same values as to the portal; they are read once, and `request` at
 * every call.
 *
 * @public
 */
export interface WatchOptions {
  /** Base URL of the backend, as in the `host` prop. */
  host: string;
  /**
   * Where a portal stores its session. The watcher only reads it.
   *
   * @defaultValue `'default'`
   */
  storage?: StorageName | StorageAdapter;
  /** Provides the session, as the prop of the portal. `storage` then has only the sound setting of the device. */
  fetchSession?(request: SessionRequest): Promise<HostSession | null>;
  /** Headers, cookies and `fetch` of the calls. */
  request?: RequestOptions;
  /**
   * Called for an option that cannot be used, and for the first of several failed calls. An error that `onChange` or
   * `onError` throws is passed to `reportError`.
   *
   * @defaultValue errors of kind `config` are logged to the console
   */
  onError?(error: PortalError): void;
}
