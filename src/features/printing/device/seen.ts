import { array } from '../../../core/format/wireValues';
import { parseStored } from '../../../core/state/parseStored';
import { storedAtom } from '../../../core/state/storedAtom';

/** Maximum number of hashes of orders that are no longer open. */
const MAX_FORMER = 200;

/**
 * Hashes of the orders that automatic printing has taken; only the tab that prints writes them. `null` before the first
 * read; the orders of the first lists are not printed.
 */
export type Seen = readonly string[] | null;

export const seenAtom = storedAtom<Seen>(
  'print_seen',
  (stored) => {
    const hashes = parseStored(stored);
    if (!Array.isArray(hashes)) return null;
    return array(hashes).filter((hash): hash is string => typeof hash === 'string');
  },
  (seen) => seen && JSON.stringify(seen),
);

/**
 * Adds the accepted orders that are open now. Orders of the first read of a list, or of the first read at all, are not
 * printed.
 */
export function updateSeen(
  seen: Seen,
  current: readonly string[],
  first: readonly string[] = [],
): { next: Seen; added: readonly string[] } {
  const known = new Set(seen);
  const unknown = current.filter((hash) => !known.has(hash));
  if (seen && unknown.length === 0) return { next: seen, added: [] };
  const former = [...known].filter((hash) => !current.includes(hash)).slice(-MAX_FORMER);
  const old = new Set(seen ? first : current);
  return { next: [...former, ...current], added: unknown.filter((hash) => !old.has(hash)) };
}
