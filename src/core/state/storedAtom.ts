import { atom, type WritableAtom } from 'jotai';
import { deviceDataAtom } from '../device/deviceDataAtom';
import type { DeviceKey } from '../device/keys';

type Update<Value> = (stored: Value) => Value;

/**
 * A value that is stored for the lifetime of its key and shared by all tabs. `parse` must accept any text. A function
 * that is set gets the value in the storage, which another tab may have changed; if it returns the same value, nothing is
 * written. The value itself must not be a function.
 */
export function storedAtom<Value>(
  key: DeviceKey,
  parse: (stored: string | null) => Value,
  write: (value: Value) => string | null,
): WritableAtom<Value, [Value | Update<Value>], void> {
  const heldAtom = atom((get) => {
    const data = get(deviceDataAtom);
    const textAtom = atom(data.get(key));
    textAtom.onMount = (set) => {
      const update = () => set(data.get(key));
      update();
      return data.subscribe(key, update);
    };
    return textAtom;
  });
  const valueAtom = atom((get) => parse(get(get(heldAtom))));
  return atom(
    (get) => get(valueAtom),
    (get, set, value: Value | Update<Value>) => {
      const data = get(deviceDataAtom);
      const textAtom = get(heldAtom);
      let next = value;
      if (isUpdate(next)) {
        // Another tab may have written; an unchanged text is not parsed again.
        set(textAtom, data.get(key));
        const stored = get(valueAtom);
        next = next(stored);
        if (next === stored) return;
      }
      const text = write(next);
      data.set(key, text);
      set(textAtom, text);
    },
  );
}

function isUpdate<Value>(value: Value | Update<Value>): value is Update<Value> {
  return typeof value === 'function';
}
