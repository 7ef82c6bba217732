import { atom } from 'jotai';
import { zoneAtom } from '../format/zoneAtom';
import { onTick } from './onTick';
import { clockAtom } from './state';

const heldAtom = atom((get) => {
  const clock = get(clockAtom);
  const { dayOf } = get(zoneAtom);
  const read = () => dayOf(clock.now());
  const shownAtom = atom(read());
  shownAtom.onMount = (set) => {
    set(read());
    return onTick(() => set(read()));
  };
  return shownAtom;
});

/** The day of the restaurant, such as `2026-11-20`. It changes at midnight while it is used. */
export const dayAtom = atom((get) => get(get(heldAtom)));
