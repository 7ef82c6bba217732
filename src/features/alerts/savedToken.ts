import type { Clock } from '../../core/clock/createClock';
import type { PortalStorage } from '../../core/session/types';
import { shortHash } from '../../core/session/shortHash';
import type { PushRegistration } from './types';

/** A token is registered and sent again after this time (A9). */
export const RENEWAL_MS = 7 * 24 * 60 * 60 * 1000;

const KEY = 'push_token';

/** Stores hashes of the last registration and of its vendor, and its time, never the token itself. */
export function createSavedToken(
  storage: PortalStorage,
  { now }: Pick<Clock, 'now'>,
  vendorId: string,
) {
  const owner = shortHash(vendorId);
  const nameOf = (saved: PushRegistration) =>
    shortHash([saved.vendorId, saved.deviceId, saved.token].join(' '));
  const read = () => (storage.get(KEY) ?? '').split(' ');
  return {
    /** Time until this registration must be sent, in ms; 0 if it is due. */
    dueIn(registration: PushRegistration): number {
      const [name, at] = read();
      const age = now() - Number(at);
      const isFresh = name === nameOf(registration) && age >= 0 && age < RENEWAL_MS;
      return isFresh ? RENEWAL_MS - age : 0;
    },
    store(registration: PushRegistration): void {
      storage.set(KEY, `${nameOf(registration)} ${now()} ${owner}`);
    },
    /** Whether this registration is the last one, however old it is. */
    has: (registration: PushRegistration) => read()[0] === nameOf(registration),
    /** Whether the last registration is of this vendor. */
    isOwn: () => read()[2] === owner,
    isStored: () => storage.get(KEY) !== null,
    forget: () => storage.remove(KEY),
  };
}
