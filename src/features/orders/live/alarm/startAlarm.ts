import type { createStore } from 'jotai';
import { clockAtom } from '../../../../core/clock/state';
import type { Speaker } from '../../../../core/orders/alarm/createSpeaker';
import { startRinging } from '../../../../core/orders/alarm/startRinging';
import { ringsHereAtom } from '../../../../core/orders/live/state';
import type { Order } from '../../../../core/orders/types';
import { restaurantIdAtom } from '../../../../core/state/services';
import { ringingOrdersAtom } from './ringing';
import { soundAtom } from './useSound';
import { watchCancelled } from './watchCancelled';

interface AlarmOptions {
  store: ReturnType<typeof createStore>;
  speaker: Speaker;
  /** Called in every tab. */
  onCancelled(order: Order): void;
}

/** Rings for the new orders of the store, and once for an order that is cancelled. */
export function startAlarm({ store, speaker, onCancelled }: AlarmOptions): () => void {
  const ringing = startRinging({
    speaker,
    clock: store.get(clockAtom),
    restaurantId: () => store.get(restaurantIdAtom),
    isSoundOn: () => store.get(soundAtom),
    hasRinging: () => store.get(ringingOrdersAtom).length > 0,
    onRingsHere: (isHere) => store.set(ringsHereAtom, isHere),
  });
  const stops = [
    store.sub(soundAtom, ringing.update),
    store.sub(ringingOrdersAtom, ringing.ring),
    watchCancelled(store, (order) => {
      if (ringing.canRingHere()) speaker.play('cancelled');
      onCancelled(order);
    }),
    ringing.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
