import { useAtom, useAtomValue } from 'jotai';
import type { Speaker } from './createSpeaker';
import { soundAtom } from './settings';
import { speakerAtom, useSpeakerState } from './speakerAtom';

/** Sound of this device: turning it on and the test are clicks, so the browser grants it. */
export function useSound() {
  const [isOn, setOn] = useAtom(soundAtom);
  const speaker = useAtomValue(speakerAtom);
  const state = useSpeakerState();
  const test = () => {
    speaker.open();
    whenReady(speaker, () => speaker.play('newOrder'));
  };
  return {
    isOn,
    /** The setting is on and the browser has granted it. */
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

/** The browser may take a moment to grant what was asked for. */
function whenReady(speaker: Speaker, work: () => void): void {
  if (speaker.getState() === 'ready') return work();
  const stop = speaker.subscribe(() => {
    if (speaker.getState() === 'blocked') return;
    stop();
    work();
  });
}
