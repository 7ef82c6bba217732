import { useAtom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { storedAtom } from '../../state/storedAtom';
import { NEW_ORDER_TUNE, type Speaker } from './createSpeaker';
import { isSoundOn } from './isSoundOn';
import { speakerAtom } from './speakerAtom';

/** Whether the sound of this device is on; off by default. */
export const soundAtom = storedAtom<boolean>('order_sound', isSoundOn, (isOn) =>
  isOn ? 'on' : 'off',
);

export function useSpeakerState() {
  const speaker = useAtomValue(speakerAtom);
  return useSyncExternalStore(speaker.subscribe, speaker.getState);
}

/** Call `turnOn` and `test` in a click: browsers allow sound only after a user gesture. */
export function useSound() {
  const [isOn, setOn] = useAtom(soundAtom);
  const speaker = useAtomValue(speakerAtom);
  const state = useSpeakerState();
  const test = () => {
    speaker.open();
    whenReady(speaker, () => speaker.play(NEW_ORDER_TUNE));
  };
  return {
    isOn,
    /** Whether the sound is on and the browser allows it. */
    isHeard: isOn && state === 'ready',
    isAbsent: state === 'silent',
    turnOn: () => {
      test();
      setOn(true);
    },
    turnOff: () => {
      speaker.hush();
      setOn(false);
    },
    test,
  };
}

/** A browser may resume the audio context with a delay. */
function whenReady(speaker: Speaker, work: () => void): void {
  if (speaker.getState() === 'ready') return work();
  const stop = speaker.subscribe(() => {
    if (speaker.getState() === 'blocked') return;
    stop();
    work();
  });
}
