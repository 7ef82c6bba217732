import { storedAtom } from '../../../core/state/storedAtom';
import { DISTANCES, type Distance } from '../rules/textSize';

/** Settings of the kitchen mode on this device. The distance is `null` until somebody chooses one. */
export const distanceAtom = storedAtom<Distance | null>(
  'kitchen_distance',
  (stored) => DISTANCES.find((distance) => distance === stored) ?? null,
  (distance) => distance,
);

export const hasAllDayAtom = storedAtom<boolean>(
  'kitchen_all_day',
  (stored) => stored !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
);

/** Whether the pages turn by themselves while nobody touches the screen. */
export const turnsPagesAtom = storedAtom<boolean>(
  'kitchen_turns',
  (stored) => stored !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
);
