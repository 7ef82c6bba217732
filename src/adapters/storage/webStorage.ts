import type { StorageAdapter } from '../../core/contracts';

type WebStorageName = 'local' | 'session';

/** Throws if the browser blocks the storage. */
export function openWebStorage(name: WebStorageName): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage;
}

/** sessionStorage uses another name for the KYC flag (b6). */
function physicalKey(name: WebStorageName, key: string): string {
  return name === 'session' ? key.replace(/^isKycCompleted/, 'is_kyc_completed') : key;
}

/** One web storage with the key names of the specification. */
export function webStorage(name: WebStorageName): StorageAdapter {
  return {
    get: (key) => openWebStorage(name).getItem(physicalKey(name, key)),
    set: (key, value) => openWebStorage(name).setItem(physicalKey(name, key), value),
    remove: (key) => openWebStorage(name).removeItem(physicalKey(name, key)),
    subscribe: (onChange) => onStorageEvent((event) => onChange(event.key ?? '')),
  };
}

/** Calls back when another tab changes localStorage. */
export function onStorageEvent(onChange: (event: StorageEvent) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === window.localStorage) onChange(event);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The keys of the session, which are copied to sessionStorage (b5). */
export const COPIED =
  /^(accessToken|isKycCompleted|vendor_id|restaurant_id|vendor_portal_host)(_[0-9a-z]+)?$/;

/** Device keys are not copied, because a copy would outlive the original. */
export function isCopied(key: string): boolean {
  return COPIED.test(key);
}
