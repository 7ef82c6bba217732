import type { createStore } from 'jotai';
import { clockAtom } from '../../../../core/clock/state';
import type { Speaker, Tune } from '../../../../core/orders/alarm/createSpeaker';
import { soundSessionEnd, watchOutages } from '../../../../core/orders/alarm/outage';
import { ringingOrdersAtom } from '../../../../core/orders/alarm/ringing';
import { startRinging } from '../../../../core/orders/alarm/startRinging';
import { soundAtom } from '../../../../core/orders/alarm/useSound';
import { ringsHereAtom } from '../../../../core/orders/live/state';
import { tonesAtom } from '../../../../core/orders/voice/setting';
import { restaurantIdAtom, servicesAtom } from '../../../../core/state/services';

export const CANCELLED_TUNE: Tune = {
  notes: [
    { pitch: 523, at: 0, seconds: 0.24 },
    { pitch: 392, at: 0.28, seconds: 0.24 },
    { pitch: 262, at: 0.56, seconds: 0.5 },
  ],
  vibration: [600],
};

interface AlarmOptions {
  store: ReturnType<typeof createStore>;
  speaker: Speaker;
}

interface RunningAlarm {
  /** Plays the tune of a cancelled order once, in the tab that rings. */
  sayCancelled(): void;
  stop(): void;
}

/** Rings for the new orders of the store, and while it cannot ring. */
export function startAlarm({ store, speaker }: AlarmOptions): RunningAlarm {
  const ringing = startRinging({
    speaker: {
      ...speaker,
      play(tune) {
        speaker.play(tune);
        store.set(tonesAtom, (count) => count + 1);
      },
    },
    clock: store.get(clockAtom),
    restaurantId: () => store.get(restaurantIdAtom),
    isSoundOn: () => store.get(soundAtom),
    hasRinging: () => store.get(ringingOrdersAtom).length > 0,
    onRingsHere: (isHere) => store.set(ringsHereAtom, isHere),
  });
  const stops = [
    store.sub(soundAtom, ringing.update),
    store.sub(ringingOrdersAtom, ringing.ring),
    watchOutages(store, speaker, ringing.canRingHere),
    ringing.stop,
  ];
  return {
    sayCancelled() {
      if (ringing.canRingHere()) speaker.play(CANCELLED_TUNE);
    },
    stop() {
      const isSoundOn = store.get(soundAtom);
      for (const stop of stops) stop();
      const session = store.get(servicesAtom).session.getState();
      const hasExpired = session.phase === 'signedOut' && session.isExpired === true;
      // The tab whose call was refused says so, because the one that rings may only learn that the session is over.
      if (hasExpired && isSoundOn) soundSessionEnd(store, speaker);
      else speaker.close();
    },
  };
}
