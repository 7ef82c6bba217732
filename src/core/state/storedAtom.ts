import { atom, type WritableAtom } from 'jotai';
import { deviceDataAtom } from '../device/deviceDataAtom';
import type { DeviceKey } from '../device/keys';

/** A value that is stored for the lifetime of its key and shared by all tabs. `parse` must accept any text. */
export function storedAtom<Value>(
  key: DeviceKey,
  parse: (stored: string | null) => Value,
  write: (value: Value) => string | null,
): WritableAtom<Value, [Value], void> {
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
    (get, set, value: Value) => {
      const text = write(value);
      get(deviceDataAtom).set(key, text);
      set(get(heldAtom), text);
    },
  );
}
