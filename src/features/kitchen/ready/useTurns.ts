import { useState } from 'react';
import { useNow } from '../../../ui/patterns/useClock';

/** How long a page is shown, in ms. */
export const TURN_MS = 10_000;

/** Counts the turns of the pages, which continue by themselves until somebody pauses them. */
export function useTurns() {
  const passed = Math.floor(useNow(TURN_MS, 'elapsed') / TURN_MS);
  const [held, setHeld] = useState<number | null>(null);
  const turn = held ?? passed;
  return {
    isPaused: held !== null,
    pageOf: (pageCount: number) => ((turn % pageCount) + pageCount) % pageCount,
    toggle: () => setHeld(held === null ? passed : null),
    move: (by: 1 | -1) => setHeld(turn + by),
  };
}
