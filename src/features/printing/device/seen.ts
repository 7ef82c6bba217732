import { array } from '../../../core/format/wireValues';
import { parseStored } from '../../../core/state/parseStored';
import { storedAtom } from '../../../core/state/storedAtom';

/** Orders that are prepared no longer, of which the hashes are kept. */
const MAX_FORMER = 200;

/**
 * Hashes of the orders that automatic printing has taken; only the tab that prints writes them. `null` until
 * the first list of the restaurant, whose orders are not printed.
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

/** Adds the orders that are prepared now; those of the first list are not printed. */
export function updateSeen(
  seen: Seen,
  current: readonly string[],
): { next: Seen; added: readonly string[] } {
  const known = new Set(seen);
  const added = current.filter((hash) => !known.has(hash));
  if (seen && added.length === 0) return { next: seen, added };
  const former = [...known].filter((hash) => !current.includes(hash)).slice(-MAX_FORMER);
  return { next: [...former, ...current], added: seen ? added : [] };
}
