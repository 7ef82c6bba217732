import type { createStore } from 'jotai';
import { clockAtom } from '../../../../core/clock/state';
import type { Speaker } from '../../../../core/orders/alarm/createSpeaker';
import { startRinging } from '../../../../core/orders/alarm/startRinging';
import { ringsHereAtom } from '../../../../core/orders/live/state';
import type { Order } from '../../../../core/orders/types';
import { restaurantIdAtom, servicesAtom } from '../../../../core/state/services';
import { soundSessionEnd, watchOutages } from './outage';
import { ringingOrdersAtom } from './ringing';
import { soundAtom } from './useSound';
import { watchCancelled } from './watchCancelled';

interface AlarmOptions {
  store: ReturnType<typeof createStore>;
  speaker: Speaker;
  /** Called in every tab. */
  onCancelled(order: Order): void;
}

/** Rings for the new orders of the store, once for an order that is cancelled, and while it cannot ring. */
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
    watchOutages(store, speaker, ringing.canRingHere),
    ringing.stop,
  ];
  return () => {
    const isSoundOn = store.get(soundAtom);
    for (const stop of stops) stop();
    const session = store.get(servicesAtom).session.getState();
    const hasExpired = session.phase === 'signedOut' && session.isExpired === true;
    // The tab whose call was refused says so, because the one that rings may only learn that the session is over.
    if (hasExpired && isSoundOn) soundSessionEnd(store, speaker);
    else speaker.close();
  };
}
