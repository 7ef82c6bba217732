import { shortHash } from '../../session/shortHash';

const MAX_SILENCED = 100;

/** The hashes in a stored list. Ids are hashed, because a space in an id would split the stored value. */
export function readSilenced(stored: string | null): readonly string[] {
  return (stored ?? '').split(' ').filter(Boolean).slice(-MAX_SILENCED);
}

export function writeSilenced(names: readonly string[]): string | null {
  return names.slice(-MAX_SILENCED).join(' ') || null;
}

export const silencedName = (id: string) => shortHash(id);
