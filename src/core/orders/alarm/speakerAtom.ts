import { atom } from 'jotai';
import { createSpeaker, type Speaker } from './createSpeaker';

/** One speaker per portal. */
export const speakerAtom = atom<Speaker>(() => createSpeaker());
