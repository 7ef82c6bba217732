import type { createStore } from 'jotai';
import { ringingOrdersAtom } from '../alarm/ringing';
import { ringsHereAtom } from '../live/state';
import type { Order } from '../types';
import type { Speech } from './createSpeech';
import { tonesAtom } from './setting';

/** User gestures that allow a page to speak. */
const GESTURES = ['pointerup', 'keydown'] as const;

/** The tone is over by then, and the next one has not begun. */
export const AFTER_TONE_MS = 1_100;

interface VoiceOptions {
  store: ReturnType<typeof createStore>;
  speech: Speech;
  /** Speaks what is known of orders that have arrived together. */
  say(orders: readonly Order[]): void;
}

/** Speaks each new order once, after the first tone that it has, in the tab that rings (c121). */
export function startVoice({ store, speech, say }: VoiceOptions): () => void {
  const spoken = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    speech.stop();
  }

  function speak(): void {
    const orders = store.get(ringingOrdersAtom).filter(({ id }) => !spoken.has(id));
    // A browser may allow sound without a gesture; a voice needs one.
    if (orders.length === 0 || navigator.userActivation?.hasBeenActive === false) return;
    for (const { id } of orders) spoken.add(id);
    say(orders);
  }

  function onTone(): void {
    clearTimeout(timer);
    timer = setTimeout(speak, AFTER_TONE_MS);
  }

  function check(): void {
    if (!store.get(ringsHereAtom) || store.get(ringingOrdersAtom).length === 0) stop();
  }

  function prime(): void {
    for (const gesture of GESTURES) document.removeEventListener(gesture, prime, true);
    speech.prime();
  }

  for (const gesture of GESTURES) document.addEventListener(gesture, prime, true);
  const stops = [
    store.sub(tonesAtom, onTone),
    store.sub(ringsHereAtom, check),
    store.sub(ringingOrdersAtom, check),
    stop,
  ];
  return () => {
    for (const end of stops) end();
    for (const gesture of GESTURES) document.removeEventListener(gesture, prime, true);
  };
}
