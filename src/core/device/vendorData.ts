import type { SignedIn } from '../contracts';
import { shortHash } from '../session/shortHash';
import type { PortalStorage, SessionState } from '../session/types';
import { type DeviceKey, OWNED, OWNED_KEYS } from './keys';

/** How long vendor data is stored after the session, in ms (c29). */
export const VENDOR_DATA_MS = 7 * 24 * 60 * 60 * 1000;

/** The key of the owners of the data on this device, each with the time of the last use: `owner.time owner.time`. */
export const OWNERS_KEY = 'vendor_portal_kept';

type Owners = ReadonlyMap<string, number>;

/** The key of data of a vendor in the storage. */
export function ownedKey(name: DeviceKey, owner: string): string {
  return `${name}_${owner}`;
}

/** The key in the storage; `''` for data of a vendor while nobody is signed in. */
export function storageKey(name: DeviceKey, owner: string): string {
  if (!(name in OWNED)) return name;
  return owner && ownedKey(name, owner);
}

/** Records that data of this vendor is on the device and in use now. */
export function markInUse(storage: PortalStorage, owner: string, now: number): void {
  const hasData = OWNED_KEYS.some((name) => storage.get(ownedKey(name, owner)) !== null);
  const others = [...readOwners(storage)].filter(([other]) => other !== owner);
  writeOwners(storage, new Map(hasData ? [...others, [owner, now]] : others));
}

/** Removes data that has not been used for 7 days; returns the time until the next removal, in ms. */
export function removeOld(storage: PortalStorage, now: number): number | null {
  const owners = readOwners(storage);
  // A clock that was set back makes an age negative.
  const isOld = (at: number) => now - at >= VENDOR_DATA_MS || at - now >= VENDOR_DATA_MS;
  const left = new Map([...owners].filter(([, at]) => !isOld(at)));
  for (const owner of owners.keys()) {
    if (left.has(owner)) continue;
    for (const name of OWNED_KEYS) storage.remove(ownedKey(name, owner));
    removeDatabases(owner);
  }
  if (left.size < owners.size) writeOwners(storage, left);
  const [oldest] = [...left.values()].toSorted((one, other) => one - other);
  return oldest === undefined ? null : oldest + VENDOR_DATA_MS - now;
}

/** Removes the data of a session. `push_token` is removed when the alerts unregister the device. */
export function removeSessionData(storage: PortalStorage, owner: string): void {
  for (const name of OWNED_KEYS) {
    if (OWNED[name] === 'session') storage.remove(ownedKey(name, owner));
  }
}

/** Whether the device has proofs of packing that are not sent, so that the sign-in does not load their code. */
export function hasProofs(storage: PortalStorage): boolean {
  return [...readOwners(storage).keys()].some((owner) =>
    storage.get(ownedKey('order_proofs', owner)),
  );
}

export function readOwners(storage: PortalStorage): Owners {
  const entries = (storage.get(OWNERS_KEY) ?? '')
    .split(' ')
    .flatMap((entry): [string, number][] => {
      const [owner = '', time] = entry.split('.');
      const at = Number(time);
      return /^\w+$/.test(owner) && at > 0 ? [[owner, at]] : [];
    });
  return new Map(entries);
}

function writeOwners(storage: PortalStorage, owners: Owners): void {
  const text = [...owners].map(([owner, at]) => `${owner}.${at}`).join(' ');
  if (text) storage.set(OWNERS_KEY, text);
  else if (storage.get(OWNERS_KEY) !== null) storage.remove(OWNERS_KEY);
}

/** Identifies the data of one vendor in one restaurant of this host; `''` while signed out. */
export function ownerOf(
  host: string,
  state: SessionState | Pick<SignedIn, 'vendorId' | 'restaurantId'>,
): string {
  if (!('vendorId' in state)) return '';
  return shortHash([host, state.vendorId, state.restaurantId].join(' '));
}

/** The IndexedDB database with the runs of a vendor on this device. `owner` is the hash in the vendor's storage keys. */
export function runsDatabase(owner: string): string {
  return `vendor_portal_runs_${owner}`;
}

/** The IndexedDB database with the proofs of packing that a vendor has not sent. */
export function proofsDatabase(owner: string): string {
  return `vendor_portal_proofs_${owner}`;
}

/** Does nothing if the browser has no IndexedDB or has blocked it. */
function removeDatabases(owner: string): void {
  try {
    for (const name of [runsDatabase(owner), proofsDatabase(owner)]) indexedDB.deleteDatabase(name);
  } catch {
    // There are none.
  }
}
