import { atom, type WritableAtom } from 'jotai';
import { storageAtom } from './services';

/** A setting of this device, stored across sessions and tabs. `parse` must accept any text. */
export function storedAtom<Value>(
  key: string,
  parse: (stored: string | null) => Value,
  write: (value: Value) => string | null,
): WritableAtom<Value, [Value], void> {
  const heldAtom = atom((get) => {
    const storage = get(storageAtom);
    const textAtom = atom(storage.get(key));
    textAtom.onMount = (set) => {
      set(storage.get(key));
      return storage.subscribe?.((changed) => {
        // `clear()` has no key.
        if (!changed || changed === key) set(storage.get(key));
      });
    };
    return textAtom;
  });
  const valueAtom = atom((get) => parse(get(get(heldAtom))));
  return atom(
    (get) => get(valueAtom),
    (get, set, value: Value) => {
      const storage = get(storageAtom);
      const text = write(value);
      if (text === null) storage.remove(key);
      else storage.set(key, text);
      set(get(heldAtom), text);
    },
  );
}
