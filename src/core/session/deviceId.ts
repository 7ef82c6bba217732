import type { StorageAdapter } from '../contracts';

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

function randomId(): string {
  // crypto.randomUUID is absent on plain-http pages (safety, fact 5).
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
