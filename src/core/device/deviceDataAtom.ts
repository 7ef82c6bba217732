import { atom } from 'jotai';
import { clockAtom } from '../clock/state';
import { hostAtom, sessionAtom, storageAtom } from '../state/services';
import type { DeviceKey } from './keys';
import { markInUse, ownerOf, storageKey } from './vendorData';

/** The hash of the signed-in vendor; `''` if signed out. */
export const ownerAtom = atom((get) => ownerOf(get(hostAtom), get(sessionAtom)));

/** Texts that are stored for this device or for the signed-in vendor. Other tabs can change these texts too. */
export interface DeviceData {
  get(name: DeviceKey): string | null;
  /** Stores a text; `null` removes it. While signed out, data of a vendor is not stored. */
  set(name: DeviceKey, text: string | null): void;
  subscribe(name: DeviceKey, onChange: () => void): (() => void) | undefined;
}

/**
 * The device data. The data belongs to the vendor who was signed in when the atom was read, so that a late write does
 * not change the data of another vendor.
 */
export const deviceDataAtom = atom((get): DeviceData => {
  const storage = get(storageAtom);
  const clock = get(clockAtom);
  const owner = get(ownerAtom);
  const keyOf = (name: DeviceKey) => storageKey(name, owner);
  return {
    get(name) {
      const key = keyOf(name);
      return key ? storage.get(key) : null;
    },
    set(name, text) {
      const key = keyOf(name);
      if (!key) return;
      if (text === null) storage.remove(key);
      else storage.set(key, text);
      if (key !== name) markInUse(storage, owner, clock.deviceTime());
    },
    subscribe: (name, onChange) =>
      storage.subscribe?.((changed) => {
        // The event of `localStorage.clear()` has no key.
        if (!changed || changed === keyOf(name)) onChange();
      }),
  };
});
