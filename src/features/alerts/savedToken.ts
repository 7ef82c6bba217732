import type { StorageAdapter } from '../../core/contracts';
import { shortHash } from '../../core/session/shortHash';
import type { PushRegistration } from './api';
import { RENEWAL_MS } from './constants';

const KEY = 'push_token';

/** Which registration the marketplace knows, and since when. The token itself is not kept. */
export function createSavedToken(storage: StorageAdapter) {
  const nameOf = (saved: PushRegistration) =>
    shortHash([saved.vendorId, saved.deviceId, saved.token].join(' '));
  return {
    /** How long until this registration has to be saved; 0 when it is due. */
    dueIn(registration: PushRegistration): number {
      const [name, at] = (storage.get(KEY) ?? '').split(' ');
      const age = Date.now() - Number(at);
      const isFresh = name === nameOf(registration) && age >= 0 && age < RENEWAL_MS;
      return isFresh ? RENEWAL_MS - age : 0;
    },
    keep(registration: PushRegistration): void {
      storage.set(KEY, `${nameOf(registration)} ${Date.now()}`);
    },
    isKept: () => storage.get(KEY) !== null,
    forget: () => storage.remove(KEY),
  };
}
