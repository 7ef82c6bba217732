/**
 * Where the portal keeps its session: a key-value store of strings.
 *
 * Any method may throw. The portal then keeps the session in memory for this page and reports it
 * once through `onError` with kind `storage`.
 *
 * @example
 * ```ts
 * const prefixed: StorageAdapter = {
 *   get: (key) => localStorage.getItem(`market:${key}`),
 *   set: (key, value) => localStorage.setItem(`market:${key}`, value),
 *   remove: (key) => localStorage.removeItem(`market:${key}`),
 * };
 * ```
 * @public
 */
export interface StorageAdapter {
  /** The stored text, or `null` when there is none. */
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab changed a key; returns how to stop. */
  subscribe?(onChange: (key: string) => void): () => void;
}

/** The built-in storages by name. Default `default`: the specification's own layout. @public */
export type StorageName = 'default' | 'cookie' | 'local' | 'session' | 'memory';
