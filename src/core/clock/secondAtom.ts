import { atom } from 'jotai';
import { clockAtom } from './state';

const SECOND_MS = 1_000;

const heldAtom = atom((get) => {
  const { now } = get(clockAtom);
  const shownAtom = atom(now());
  shownAtom.onMount = (set) => {
    const tick = () => set(now());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  };
  return shownAtom;
});

/** The server's time, every second while it is used. All countdowns of a portal share its timer. */
export const secondAtom = atom((get) => get(get(heldAtom)));
