import { atom, type createStore } from 'jotai';
import { connectionAtom } from '../../connection/state';
import { accessAtom, RIGHTS } from '../../permissions/access';
import { pushEndedAtom } from '../../push/alerts';
import { isRunningAtom, servicesAtom } from '../../state/services';
import { waitingOrdersAtom } from '../live/queries';
import { unprintedTicketsAtom } from '../live/state';
import type { Speaker, Tune } from './createSpeaker';

type Store = ReturnType<typeof createStore>;

/** Why this device can no longer ring, or why its orders do not reach the kitchen (c44). */
export type Outage = 'session' | 'orders' | 'tickets' | 'push';

/** The outages of the session. */
export const outagesAtom = atom<readonly Outage[]>([]);

/** The time without readable orders after which this is an outage, in ms. */
const LOST_MS = 60_000;
const REPEAT_MS = 30_000;

/** Low and slow, so that nobody takes it for an order. */
export const OUTAGE_TUNE: Tune = {
  notes: [
    { pitch: 330, at: 0, seconds: 0.5 },
    { pitch: 247, at: 0.6, seconds: 0.5 },
    { pitch: 330, at: 1.2, seconds: 0.5 },
    { pitch: 247, at: 1.8, seconds: 0.7 },
  ],
  vibration: [600, 300, 600],
};

/** User gestures that end the tune. */
const GESTURES = ['pointerup', 'keydown'] as const;

/** Whether new orders cannot be read. */
const haveOrdersFailedAtom = atom(
  (get) => get(accessAtom)(RIGHTS.answerOrders) && get(waitingOrdersAtom).isError,
);

/** Finds the outages of a session, and plays their tune in the tab that rings. */
export function watchOutages(store: Store, speaker: Speaker, ringsHere: () => boolean): () => void {
  const connection = store.get(connectionAtom);
  const tune = createOutageTune(() => ringsHere() && speaker.play(OUTAGE_TUNE));
  let lost: ReturnType<typeof setTimeout> | undefined;
  let areOrdersLost = false;

  function show(): void {
    const outages: Outage[] = [];
    if (areOrdersLost) outages.push('orders');
    if (store.get(unprintedTicketsAtom) > 0) outages.push('tickets');
    if (store.get(pushEndedAtom)) outages.push('push');
    if (outages.join() === store.get(outagesAtom).join()) return;
    store.set(outagesAtom, outages);
    tune.show(outages);
  }

  function check(): void {
    const isReached = !connection || connection.getState() === 'good';
    if (isReached && !store.get(haveOrdersFailedAtom)) {
      clearTimeout(lost);
      lost = undefined;
      areOrdersLost = false;
    } else {
      lost ??= setTimeout(() => {
        areOrdersLost = true;
        show();
      }, LOST_MS);
    }
    show();
  }

  const stops = [
    connection?.subscribe(check),
    ...[haveOrdersFailedAtom, unprintedTicketsAtom, pushEndedAtom].map((of) =>
      store.sub(of, check),
    ),
    tune.stop,
  ];
  check();
  return () => {
    for (const stop of stops) stop?.();
    clearTimeout(lost);
    store.set(outagesAtom, []);
  };
}

/**
 * Plays the tune of an outage after the session has ended by itself: until somebody taps the page, signs in, or removes
 * the portal. Then it closes the speaker.
 */
export function soundSessionEnd(store: Store, speaker: Speaker): void {
  const { session } = store.get(servicesAtom);
  const tune = createOutageTune(() => speaker.play(OUTAGE_TUNE), end);
  const stops = [tune.stop, session.subscribe(end), store.sub(isRunningAtom, end), speaker.close];
  tune.show(['session']);
  function end(): void {
    for (const stop of stops.splice(0)) stop();
  }
}

/** Repeats a tune while there is an outage that nobody has acknowledged. A tap on the page acknowledges all of them. */
function createOutageTune(play: () => void, onNotice = () => {}) {
  let outages: readonly Outage[] = [];
  let noticed: readonly Outage[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  function update(): void {
    const mustPlay = outages.some((outage) => !noticed.includes(outage));
    if (mustPlay === (timer !== undefined)) return;
    clearInterval(timer);
    timer = mustPlay ? setInterval(play, REPEAT_MS) : undefined;
    if (mustPlay) play();
  }

  function notice(): void {
    noticed = outages;
    update();
    onNotice();
  }

  for (const gesture of GESTURES) document.addEventListener(gesture, notice, true);
  return {
    show(next: readonly Outage[]) {
      outages = next;
      noticed = noticed.filter((outage) => next.includes(outage));
      update();
    },
    stop() {
      for (const gesture of GESTURES) document.removeEventListener(gesture, notice, true);
      clearInterval(timer);
    },
  };
}
