/**
 * A key-value store of strings for the session and settings of the device. If a method throws, the portal
 * uses memory instead and calls `onError` once with kind `storage`.
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
  /** Returns the stored text, or `null`. */
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab has changed a key; returns a function that stops. */
  subscribe?(onChange: (key: string) => void): () => void;
}

/**
 * A built-in storage. `default` stores the token in localStorage, sessionStorage and a cookie, and ids and
 * KYC flag in both storages. `cookie`, `local` and `session` use one of them. `memory` loses everything on
 * reload.
 *
 * @public
 */
export type StorageName = 'default' | 'cookie' | 'local' | 'session' | 'memory';
