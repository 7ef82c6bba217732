import { storedAtom } from '../../../core/state/storedAtom';

/** Silenced orders that are remembered; more do not wait at once. */
const MOST = 100;

/** Whether this device rings; off until somebody turns it on. */
export const soundAtom = storedAtom<boolean>(
  'order_sound',
  (stored) => stored === 'on',
  (isOn) => (isOn ? 'on' : 'off'),
);

/** Names of orders that were silenced while they waited, for all tabs and after a reload. */
export const silencedAtom = storedAtom<readonly string[]>(
  'orders_silenced',
  (stored) => (stored ?? '').split(' ').filter(Boolean).slice(-MOST),
  (names) => names.slice(-MOST).join(' ') || null,
);
