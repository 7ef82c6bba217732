import { atom } from 'jotai';
import { storedAtom } from '../../state/storedAtom';

/** Whether this device speaks new orders after the tone; off by default. */
export const voiceAtom = storedAtom<boolean>(
  'order_voice',
  (stored) => stored === 'on',
  (isOn) => (isOn ? 'on' : null),
);

/** How many times the tone of a new order was played in this tab. */
export const tonesAtom = atom(0);
