import { atom } from 'jotai';
import { hasCapabilityAtom } from '../../core/capabilities';
import { clockAtom } from '../../core/clock/state';
import { deviceDataAtom } from '../../core/device/deviceDataAtom';
import { type MutationAtom, mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchAvailability, pauseOrders, setBusy } from './api';
import { availabilityKeys, OPEN } from './queries';
import { rememberPause } from './rememberedPause';
import { type Availability, type AvailabilityChange, endsPause, type Pause } from './types';

/** Changes the state that is shown until the next read; without `store.state` the device also stores it. */
const knownStateAtom = atom(null, (get, _set, change: (now: Availability) => Availability) => {
  const cache = get(queryClientAtom);
  const queryKey = availabilityKeys.all(get(restaurantIdAtom));
  const next = change(cache.getQueryData<Availability>(queryKey) ?? OPEN);
  cache.setQueryData(queryKey, next);
  if (!get(hasCapabilityAtom)('store.state')) rememberPause(get(deviceDataAtom), next);
});

const sendChangeAtom = mutationAtom<AvailabilityChange, Availability, Availability>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const hasState = get(hasCapabilityAtom)('store.state');
  const queryKey = availabilityKeys.all(restaurantId);
  return {
    key: queryKey,
    operation: ({ kind }) => (kind === 'pause' ? 'storePause' : 'storeBusy'),
    // Without `store.state` the state cannot be read, so it cannot prove that a change was applied.
    before: () => (hasState ? cache.getQueryData<Availability>(queryKey) : undefined),
    send: (change) =>
      change.kind === 'pause'
        ? pauseOrders(api, restaurantId, change.pause)
        : setBusy(api, restaurantId, change.minutes),
    read: (_change, signal) => fetchAvailability(api, restaurantId, signal),
    has: (state, change) => {
      if (change.kind === 'busy') return state.busyMinutes === change.minutes;
      return (state.pausedUntil === null) === endsPause(change.pause);
    },
    invalidates: hasState ? [queryKey] : [],
  };
});

/**
 * The answer to each change is the new state. If the answer to a pause or to its end is lost, the state is uncertain.
 */
export const changeAvailabilityAtom: MutationAtom<AvailabilityChange, Availability> = atom(
  (get) => get(sendChangeAtom),
  async (get, set, change, begin) => {
    const outcome = await set(sendChangeAtom, change, begin);
    if (outcome.isDone) {
      const { answer } = outcome;
      if (answer) set(knownStateAtom, () => answer);
    } else if (change.kind === 'pause' && ['lost', 'unclear'].includes(outcome.why)) {
      set(knownStateAtom, (state) => toUnsure(state, change.pause, get(clockAtom).now()));
    }
    return outcome;
  },
);

const MINUTE_MS = 60_000;

function toUnsure(state: Availability, pause: Pause, now: number): Availability {
  if (endsPause(pause)) return { ...state, unsure: 'resume' };
  const until = 'until' in pause ? pause.until : now + pause.minutes * MINUTE_MS;
  // Assume the longest possible pause.
  const pausedUntil = Math.max(until, state.pausedUntil ?? 0);
  return { ...state, pausedUntil, reason: pause.reason ?? null, unsure: 'pause' };
}
