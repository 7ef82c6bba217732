import type { StorageAdapter } from '../../core/contracts';

/** The two storages of a browser by name. @internal */
export type WebStorageName = 'local' | 'session';

/** The browser's storage. Touching it throws where it is blocked. @internal */
export function openWebStorage(name: WebStorageName): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage;
}

/** The session side spells the KYC flag its own way (decision b6). @internal */
export function physicalKey(name: WebStorageName, key: string): string {
  return name === 'session' ? key.replace(/^isKycCompleted/, 'is_kyc_completed') : key;
}

/** One of the browser's storages, under the specification's names. @internal */
export function webStorage(name: WebStorageName): StorageAdapter {
  return {
    get: (key) => openWebStorage(name).getItem(physicalKey(name, key)),
    set: (key, value) => openWebStorage(name).setItem(physicalKey(name, key), value),
    remove: (key) => openWebStorage(name).removeItem(physicalKey(name, key)),
    subscribe: (onChange) => onStorageEvent((event) => onChange(event.key ?? '')),
  };
}

/** Hears changes that other tabs make in localStorage. @internal */
export function onStorageEvent(onChange: (event: StorageEvent) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === window.localStorage) onChange(event);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
