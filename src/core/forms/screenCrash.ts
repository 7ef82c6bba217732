import { atom } from 'jotai';
import { createEmitter } from '../createEmitter';

/** Emits when a screen has crashed, in the task in which its elements are removed. */
export const screenCrashAtom = atom(() => createEmitter());

export type ScreenCrash = Pick<ReturnType<typeof createEmitter>, 'subscribe'>;
