import { storedAtom } from '../../../core/state/storedAtom';

/** Orders that are prepared no longer, of which the hashes are kept. */
const MAX_FORMER = 200;

/** Orders that automatic printing has taken; only the tab that prints writes it. */
interface Seen {
  /** Hash of the restaurant; `''` until its first list, whose orders are not printed. */
  restaurant: string;
  /** Hashes of ids. */
  orders: readonly string[];
}

export const seenAtom = storedAtom<Seen>(
  'print_seen',
  (stored) => {
    const [restaurant = '', ...orders] = (stored ?? '').split(' ').filter(Boolean);
    return { restaurant, orders };
  },
  ({ restaurant, orders }) => [restaurant, ...orders].join(' ').trim() || null,
);

export const NOTHING_SEEN: Seen = { restaurant: '', orders: [] };

/** Adds the orders that are prepared now; those of the first list are not printed. */
export function updateSeen(
  seen: Seen,
  restaurant: string,
  current: readonly string[],
): { next: Seen; added: readonly string[] } {
  const isFirst = seen.restaurant !== restaurant;
  const known = new Set(isFirst ? [] : seen.orders);
  const added = current.filter((hash) => !known.has(hash));
  if (!isFirst && added.length === 0) return { next: seen, added };
  const former = [...known].filter((hash) => !current.includes(hash)).slice(-MAX_FORMER);
  return { next: { restaurant, orders: [...former, ...current] }, added: isFirst ? [] : added };
}
