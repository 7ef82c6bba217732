import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useText } from '../../../core/messages/useText';
import { useMomentWords } from '../../../ui/patterns/useMomentWords';
import { knownAvailabilityAtom, OPEN } from '../data';
import messages from '../messages.en.json';
import { useIsPaused } from '../useAvailability';

/** Until when the store is paused or that it is busy, else `children`: its hours. Makes no call. */
export function ShiftState({ children }: { children: ReactNode }) {
  const text = useText(messages);
  const words = useMomentWords();
  const state = useAtomValue(knownAvailabilityAtom) ?? OPEN;
  const { pausedUntil, unsure, busyMinutes } = state;
  if (useIsPaused(state)) {
    return held(text(unsure ? 'maybePausedShort' : 'pausedShort', { at: words(pausedUntil ?? 0) }));
  }
  return busyMinutes > 0 ? held(text('busyNow', { count: busyMinutes })) : children;
}

/** The state that the vendor has set, for the dot of the chip. */
const held = (words: string) => <span data-state="held">{words}</span>;
