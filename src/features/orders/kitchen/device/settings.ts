import { storedAtom } from '../../../../core/state/storedAtom';
import { DISTANCES, type Distance } from '../rules/textSize';

/** Settings of the kitchen mode on this device. */
export const distanceAtom = storedAtom<Distance>(
  'kitchen_distance',
  (stored) => DISTANCES.find((distance) => distance === stored) ?? 'far',
  (distance) => distance,
);

export const hasAllDayAtom = storedAtom<boolean>(
  'kitchen_all_day',
  (stored) => stored !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
);
