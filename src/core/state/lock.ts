import type { QueryKey } from '@tanstack/query-core';
import { atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai';
import { generationAtom } from './services';

/** The locks, by key. A new session starts without locks. */
const locksAtom = atom((get) => {
  get(generationAtom);
  return new Map<string, PrimitiveAtom<boolean>>();
});

function findLock(get: Getter, key: QueryKey): PrimitiveAtom<boolean> {
  const locks = get(locksAtom);
  const name = JSON.stringify(key);
  const isLockedAtom = locks.get(name) ?? atom(false);
  locks.set(name, isLockedAtom);
  return isLockedAtom;
}

/**
 * Runs `work`, or resolves to `null` if the key is locked. Locks synchronously, so that a double click runs it once.
 */
export async function exclusive<Result>(
  get: Getter,
  set: Setter,
  key: QueryKey,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const isLockedAtom = findLock(get, key);
  if (get(isLockedAtom)) return null;
  set(isLockedAtom, true);
  try {
    return await work();
  } finally {
    set(isLockedAtom, false);
  }
}

/** The value says whether the key is locked. Write a function to the atom to run it exclusively. */
export function lockAtom(key: QueryKey) {
  return atom(
    (get) => get(findLock(get, key)),
    (get, set, work: () => Promise<void>) => exclusive(get, set, key, work),
  );
}
