import { useState } from 'react';

/** Keys of rows by their ids. */
export type RowKeys = ReadonlyMap<string, number>;

const NO_KEYS: RowKeys = new Map();

/**
 * Each place hands its key to whichever row stands there next, so that no element moves: a row of a
 * table that moves is styled and laid out anew. While rows are held, each keeps its own key.
 */
export function passOnKeys(before: RowKeys, ids: readonly string[], isHeld = false): RowKeys {
  const places = [...before.values()];
  let fresh = Math.max(-1, ...places) + 1;
  const keyOf = (id: string, place: number) => (isHeld ? before.get(id) : places[place]);
  return new Map(ids.map((id, place) => [id, keyOf(id, place) ?? fresh++]));
}

/**
 * Keys with which the rows of a new search are written into the elements of the old one: building
 * or moving 25 rows takes longer than a frame. For rows without a state of their own.
 */
export function usePassedOnKeys(ids: readonly string[], isHeld: () => boolean): RowKeys {
  const [held, setHeld] = useState(() => ({ ids, keys: passOnKeys(NO_KEYS, ids) }));
  const isSame = held.ids.length === ids.length && held.ids.every((id, at) => id === ids[at]);
  if (isSame) return held.keys;
  const keys = passOnKeys(held.keys, ids, isHeld());
  setHeld({ ids, keys });
  return keys;
}
