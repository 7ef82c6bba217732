import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { createSpeaker, type Speaker, type SpeakerState } from './createSpeaker';

/** The loudspeaker of this portal; silent and closed until it is asked for sound. */
export const speakerAtom = atom<Speaker>(() => createSpeaker());

export function useSpeakerState(): SpeakerState {
  const speaker = useAtomValue(speakerAtom);
  return useSyncExternalStore(speaker.subscribe, speaker.getState);
}
