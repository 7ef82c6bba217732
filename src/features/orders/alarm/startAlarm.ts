import type { createStore } from 'jotai';
import { restaurantIdAtom } from '../../../core/state/services';
import { ringsHereAtom } from '../live/state';
import type { Order } from '../types';
import type { Speaker } from './createSpeaker';
import { holdTurn } from './holdTurn';
import { ringingOrdersAtom } from './ringing';
import { soundAtom } from './settings';
import { watchCancelled } from './watchCancelled';

/** From the beginning of one ring to the next, in ms. */
export const RING_MS = 4_000;

/** What may wake the sound of a page. */
const GESTURES = ['pointerup', 'keydown'] as const;

interface AlarmOptions {
  store: ReturnType<typeof createStore>;
  speaker: Speaker;
  /** Told in every tab, whether it rings or not. */
  onCancelled(order: Order): void;
}

/**
 * Rings again and again while a new order has neither been answered nor silenced. Of the tabs of a
 * restaurant that have sound, one rings.
 */
export function startAlarm({ store, speaker, onCancelled }: AlarmOptions): () => void {
  let giveBack: (() => void) | null = null;
  let hasTurn = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const canSound = () => store.get(soundAtom) && speaker.getState() === 'ready';

  function setTurn(isOurs: boolean): void {
    hasTurn = isOurs;
    store.set(ringsHereAtom, isOurs);
  }

  function ring(): void {
    const isWanted = hasTurn && canSound() && store.get(ringingOrdersAtom).length > 0;
    if (isWanted === (timer !== undefined)) return;
    clearInterval(timer);
    timer = isWanted ? setInterval(() => speaker.play('newOrder'), RING_MS) : undefined;
    if (isWanted) speaker.play('newOrder');
    else speaker.hush();
  }

  function takeTurn(): void {
    if (canSound() === (giveBack !== null)) return;
    giveBack?.();
    giveBack = null;
    setTurn(false);
    if (!canSound()) return;
    giveBack = holdTurn(`vendor-portal:alarm:${store.get(restaurantIdAtom)}`, () => {
      setTurn(true);
      ring();
    });
  }

  function update(): void {
    if (store.get(soundAtom) && speaker.getState() === 'closed') speaker.open();
    takeTurn();
    ring();
  }

  const wake = () => {
    if (store.get(soundAtom) && speaker.getState() === 'blocked') speaker.open();
  };
  for (const gesture of GESTURES) document.addEventListener(gesture, wake, true);
  const stops = [
    store.sub(soundAtom, update),
    store.sub(ringingOrdersAtom, ring),
    speaker.subscribe(update),
    watchCancelled(store, (order) => {
      if (hasTurn && canSound()) speaker.play('cancelled');
      onCancelled(order);
    }),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
    for (const gesture of GESTURES) document.removeEventListener(gesture, wake, true);
    clearInterval(timer);
    giveBack?.();
    store.set(ringsHereAtom, false);
    speaker.close();
  };
}
