import type { createStore } from 'jotai';
import { aborted } from '../../../../core/async/aborted';
import { withWebLock } from '../../../../core/async/withWebLock';
import { restaurantIdAtom } from '../../../../core/state/services';
import { ringsHereAtom } from '../../../../core/orders/live/state';
import type { Order } from '../../../../core/orders/types';
import type { Speaker } from './createSpeaker';
import { ringingOrdersAtom } from './ringing';
import { soundAtom } from './useSound';
import { watchCancelled } from './watchCancelled';

export const RING_MS = 4_000;

/** User gestures that allow a page to play sound. */
const GESTURES = ['pointerup', 'keydown'] as const;

interface AlarmOptions {
  store: ReturnType<typeof createStore>;
  speaker: Speaker;
  /** Called in every tab. */
  onCancelled(order: Order): void;
}

/** Rings while a new order is neither answered nor silenced, in one tab per restaurant (record 0014). */
export function startAlarm({ store, speaker, onCancelled }: AlarmOptions): () => void {
  /** Aborting this controller releases the lock or cancels the request for the lock. */
  let claim: AbortController | null = null;
  let ringsHere = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const canSound = () => store.get(soundAtom) && speaker.getState() === 'ready';

  function setRingsHere(isHere: boolean): void {
    ringsHere = isHere;
    store.set(ringsHereAtom, isHere);
  }

  function ring(): void {
    const mustRing = ringsHere && canSound() && store.get(ringingOrdersAtom).length > 0;
    if (mustRing === (timer !== undefined)) return;
    clearInterval(timer);
    timer = mustRing ? setInterval(() => speaker.play('newOrder'), RING_MS) : undefined;
    if (mustRing) speaker.play('newOrder');
    else speaker.hush();
  }

  function updateClaim(): void {
    if (canSound() === (claim !== null)) return;
    claim?.abort();
    claim = null;
    setRingsHere(false);
    if (!canSound()) return;
    claim = new AbortController();
    const { signal } = claim;
    // Without Web Locks every tab rings.
    withWebLock(`vendor-portal:alarm:${store.get(restaurantIdAtom)}`, { signal }, () => {
      setRingsHere(true);
      ring();
      return aborted(signal);
    }).catch(() => {});
  }

  function update(): void {
    if (store.get(soundAtom) && speaker.getState() === 'closed') speaker.open();
    updateClaim();
    ring();
  }

  const openSpeaker = () => {
    if (store.get(soundAtom) && speaker.getState() === 'blocked') speaker.open();
  };
  for (const gesture of GESTURES) document.addEventListener(gesture, openSpeaker, true);
  const stops = [
    store.sub(soundAtom, update),
    store.sub(ringingOrdersAtom, ring),
    speaker.subscribe(update),
    watchCancelled(store, (order) => {
      if (ringsHere && canSound()) speaker.play('cancelled');
      onCancelled(order);
    }),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
    for (const gesture of GESTURES) document.removeEventListener(gesture, openSpeaker, true);
    clearInterval(timer);
    claim?.abort();
    store.set(ringsHereAtom, false);
    speaker.close();
  };
}
