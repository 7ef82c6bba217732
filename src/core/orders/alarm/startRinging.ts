import type { Clock } from '../../clock/createClock';
import { createLeader, type Leader } from '../../tabs/createLeader';
import { NEW_ORDER_TUNE, type Speaker } from './createSpeaker';

export const RING_MS = 4_000;

/** User gestures that allow a page to play sound. */
const GESTURES = ['pointerup', 'keydown'] as const;

export interface RingingOptions {
  speaker: Speaker;
  clock: Pick<Clock, 'elapsed'>;
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
  /** Leaves the speaker open. */
  stop(): void;
}

/** Rings while a new order is neither answered nor silenced, in one tab per restaurant (records 0014 and 0046). */
export function startRinging(options: RingingOptions): Ringing {
  const { speaker, clock, restaurantId, isSoundOn, hasRinging, onRingsHere } = options;
  /** Exists while this tab may play sound. */
  let leader: Leader | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const canSound = () => isSoundOn() && speaker.getState() === 'ready';
  const canRingHere = () => leader?.isLeading() === true && canSound();

  function ring(): void {
    const mustRing = canRingHere() && hasRinging();
    if (mustRing === (timer !== undefined)) return;
    clearInterval(timer);
    const play = () => canRingHere() && speaker.play(NEW_ORDER_TUNE);
    timer = mustRing ? setInterval(play, RING_MS) : undefined;
    if (mustRing) speaker.play(NEW_ORDER_TUNE);
    else speaker.hush();
  }

  function updateLeader(): void {
    if (canSound() === (leader !== null)) return;
    leader?.stop();
    leader = null;
    onRingsHere(false);
    if (!canSound()) return;
    leader = createLeader({
      name: `vendor-portal:alarm:${restaurantId()}`,
      elapsed: clock.elapsed,
      canTakeOver: canSound,
      onChange(lead) {
        onRingsHere(lead === 'here');
        ring();
      },
    });
    leader.start();
  }

  function update(): void {
    if (isSoundOn() && speaker.getState() === 'closed') speaker.open();
    updateLeader();
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
      leader?.stop();
      onRingsHere(false);
    },
  };
}
