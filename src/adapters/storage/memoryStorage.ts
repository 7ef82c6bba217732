import type { PortalStorage } from '../../core/session/types';

/** Stores values in memory until the page unloads. */
export function memoryStorage(): PortalStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
