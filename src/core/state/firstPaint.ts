import { atom } from 'jotai';

/** Whether the content of a screen is rendered, so that its queries have started. */
export const isScreenShownAtom = atom(false);

/** Whether the first signed-in screen has been painted with its data, so that the code that it did not need may load. */
export const isFirstPaintOverAtom = atom(false);
