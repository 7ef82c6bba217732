import { useState } from 'react';

/** Keys of rows by their ids. */
export type RowKeys = ReadonlyMap<string, number>;

const NO_KEYS: RowKeys = new Map();

/** Rows that stay keep their keys; those that come get the keys of those that left, unless they are held. */
export function passOnKeys(before: RowKeys, ids: readonly string[], isHeld = false): RowKeys {
  const present = new Set(ids);
  const left = isHeld ? [] : [...before].filter(([id]) => !present.has(id)).map(([, key]) => key);
  let fresh = Math.max(-1, ...before.values()) + 1;
  return new Map(ids.map((id) => [id, before.get(id) ?? left.shift() ?? fresh++]));
}

/**
 * Keys with which the rows of a new search are written into the elements of the old one: building
 * 25 rows anew takes longer than a frame. For rows without a state of their own.
 */
export function usePassedOnKeys(ids: readonly string[], isHeld: () => boolean): RowKeys {
  const [held, setHeld] = useState(() => ({ ids, keys: passOnKeys(NO_KEYS, ids) }));
  const isSame = held.ids.length === ids.length && held.ids.every((id, at) => id === ids[at]);
  if (isSame) return held.keys;
  const keys = passOnKeys(held.keys, ids, isHeld());
  setHeld({ ids, keys });
  return keys;
}
