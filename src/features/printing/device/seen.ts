import { storedAtom } from '../../../core/state/storedAtom';

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
