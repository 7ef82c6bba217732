import type { StorageAdapter } from '../contracts';
import { randomId } from '../randomId';

const KEY = 'device_id';
const USABLE = /^[\x21-\x7e]{8,128}$/;

/** This device's id, made at the first call and kept from then on (specification A 3). @internal */
export function readDeviceId(storage: StorageAdapter): string {
  const stored = storage.get(KEY);
  if (stored && USABLE.test(stored)) return stored;
  const made = randomId();
  storage.set(KEY, made);
  return made;
}
