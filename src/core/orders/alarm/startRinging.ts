import { aborted } from '../../async/aborted';
import { withWebLock } from '../../async/withWebLock';
import type { Speaker } from './createSpeaker';

export const RING_MS = 4_000;

/** User gestures that allow a page to play sound. */
const GESTURES = ['pointerup', 'keydown'] as const;

export interface RingingOptions {
  speaker: Speaker;
  restaurantId(): string;
  /** Whether the sound of this device is on. */
  isSoundOn(): boolean;
  /** Whether a new order is neither answered nor silenced. */
  hasRinging(): boolean;
  /** Called when this tab becomes the one that rings, or is no longer. */
  onRingsHere(isHere: boolean): void;
}

export interface Ringing {
  /** Call it when the sound was turned on or off. */
  update(): void;
  /** Call it when the ringing orders have changed. */
  ring(): void;
  /** Whether this tab rings, and the browser allows sound. */
  canRingHere(): boolean;
  stop(): void;
}

/** Rings while a new order is neither answered nor silenced, in one tab per restaurant (record 0014). */
export function startRinging(options: RingingOptions): Ringing {
  const { speaker, restaurantId, isSoundOn, hasRinging, onRingsHere } = options;
  /** Aborting this controller releases the lock or cancels the request for the lock. */
  let claim: AbortController | null = null;
  let ringsHere = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const canSound = () => isSoundOn() && speaker.getState() === 'ready';
  const canRingHere = () => ringsHere && canSound();

  function setRingsHere(isHere: boolean): void {
    ringsHere = isHere;
    onRingsHere(isHere);
  }

  function ring(): void {
    const mustRing = canRingHere() && hasRinging();
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
    withWebLock(`vendor-portal:alarm:${restaurantId()}`, { signal }, () => {
      setRingsHere(true);
      ring();
      return aborted(signal);
    }).catch(() => {});
  }

  function update(): void {
    if (isSoundOn() && speaker.getState() === 'closed') speaker.open();
    updateClaim();
    ring();
  }

  const openSpeaker = () => {
    if (isSoundOn() && speaker.getState() === 'blocked') speaker.open();
  };
  for (const gesture of GESTURES) document.addEventListener(gesture, openSpeaker, true);
  const stopSpeaker = speaker.subscribe(update);
  update();
  return {
    update,
    ring,
    canRingHere,
    stop() {
      stopSpeaker();
      for (const gesture of GESTURES) document.removeEventListener(gesture, openSpeaker, true);
      clearInterval(timer);
      claim?.abort();
      onRingsHere(false);
      speaker.close();
    },
  };
}
