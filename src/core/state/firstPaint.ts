import { atom, type Getter } from 'jotai';
import { startTransition } from 'react';

/** Whether the content of a screen is rendered, so that its queries have started. */
export const isScreenShownAtom = atom(false);

/** Whether the first signed-in screen has been painted with its data, so that the code that it did not need may load. */
export const isFirstPaintOverAtom = atom(false);

/**
 * Sets a state that renders a whole screen, in slices, so that the page responds meanwhile. Before the first paint there
 * is nothing that could respond, and the slices would delay it.
 */
export function showScreen(get: Getter, setState: () => void): void {
  if (get(isFirstPaintOverAtom)) startTransition(setState);
  else setState();
}
