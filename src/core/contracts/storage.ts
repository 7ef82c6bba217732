/**
 * The purpose of a key. `session`: token, ids and marks of the session, which are removed at sign-out, except for one
 * hash. `device`: settings of the device and data of its vendors; these can be several kilobytes, which is too much for
 * cookies.
 *
 * @public
 */
export type StorageKind = 'session' | 'device';

/**
 * A key-value store of strings. Every call passes the kind of the key, so that the adapter can store the two kinds
 * separately. If a method throws, the portal uses memory instead and calls `onError` once with kind `storage`.
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
  get(key: string, kind: StorageKind): string | null;
  set(key: string, value: string, kind: StorageKind): void;
  remove(key: string, kind: StorageKind): void;
  /** Calls back when another tab has changed a key; returns a function that unsubscribes. */
  subscribe?(onChange: (key: string) => void): () => void;
}

/**
 * A built-in storage. `default` stores the token in localStorage, sessionStorage and a cookie, and the ids and the KYC
 * flag in localStorage and sessionStorage. `cookie`, `local` and `session` use only one of the three. With `cookie`,
 * device data is in memory and lost on reload. `memory` loses everything on reload.
 *
 * @public
 */
export type StorageName = 'default' | 'cookie' | 'local' | 'session' | 'memory';
