import type { QueryKey } from '@tanstack/query-core';
import { type Atom, atom, type Getter, type Setter } from 'jotai';
import { generationAtom } from './services';

/** The keys of what is under way; another session starts without any. */
const heldAtom = atom((get) => {
  get(generationAtom);
  return atom<ReadonlySet<string>>(new Set<string>());
});

/** Whether something of this key is under way. @internal */
export function lockedAtom(key: QueryKey): Atom<boolean> {
  return atom((get) => get(get(heldAtom)).has(nameOf(key)));
}

/**
 * Runs `work` unless something of the same key is under way: then `work` is refused at once and
 * resolves to `null`. Nothing is queued. The lock is taken in the task of the caller, so that of two
 * clicks in one task the second one finds it.
 *
 * @internal
 */
export async function exclusive<Result>(
  get: Getter,
  set: Setter,
  key: QueryKey,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const keysAtom = get(heldAtom);
  const name = nameOf(key);
  if (get(keysAtom).has(name)) return null;
  set(keysAtom, (keys) => new Set([...keys, name]));
  try {
    return await work();
  } finally {
    set(keysAtom, (keys) => new Set([...keys].filter((other) => other !== name)));
  }
}

function nameOf(key: QueryKey): string {
  return JSON.stringify(key);
}
