import { atom, type Getter } from 'jotai';
import { BadResponse } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { hasCapabilityAtom } from '../../core/capabilities';
import { clockAtom } from '../../core/clock/state';
import { type DeviceData, deviceDataAtom } from '../../core/device/deviceDataAtom';
import { record, type Wire } from '../../core/format/wireValues';
import { type MutationAtom, mutationAtom } from '../../core/state/mutationAtom';
import { parseStored } from '../../core/state/parseStored';
import { cachedAtom, queryAtom, queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fromPause, PAUSE_REASONS, toAvailability } from './wire';

type PauseReason = (typeof PAUSE_REASONS)[number];

/** Whether the restaurant takes orders now. */
export interface Availability {
  /** Epoch ms; `null` while orders are taken. */
  pausedUntil: number | null;
  /** The change whose answer was lost; `null` once the state is read or changed again. */
  unsure: 'pause' | 'resume' | null;
  reason: PauseReason | null;
  /** Minutes that are added to the time promised to customers. */
  busyMinutes: number;
}

/** A pause of some minutes, or until a moment in epoch ms; zero minutes end a pause. */
export type Pause = ({ minutes: number } | { until: number }) & { reason?: PauseReason };

export function endsPause(pause: Pause): boolean {
  return 'minutes' in pause && pause.minutes === 0;
}

export type AvailabilityChange =
  | { kind: 'pause'; pause: Pause }
  | { kind: 'busy'; minutes: number };

async function fetchAvailability(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<Availability> {
  const options = { signal, isRequired: true };
  return read(await api.one('storeState', { restaurant_id: restaurantId }, options));
}

async function pauseOrders(
  api: ApiClient,
  restaurantId: string,
  pause: Pause,
): Promise<Availability> {
  const body = { restaurant_id: restaurantId, ...fromPause(pause) };
  return read(await api.one('storePause', body, { isRequired: true }));
}

async function setBusy(
  api: ApiClient,
  restaurantId: string,
  minutes: number,
): Promise<Availability> {
  const body = { restaurant_id: restaurantId, minutes };
  return read(await api.one('storeBusy', body, { isRequired: true }));
}

function read(wire: Wire | null): Availability {
  if (!wire) throw new BadResponse();
  return toAvailability(wire);
}

const REFRESH_MS = 60_000;

export const OPEN: Availability = { pausedUntil: null, unsure: null, reason: null, busyMinutes: 0 };

const availabilityKeys = {
  all: (restaurantId: string) => ['availability', restaurantId] as const,
};

/** Without `store.state` the state consists of the answers to other calls and the pause stored on this device. */
export const availabilityAtom = queryAtom(availabilityOptions);

/** The state if it is known without a call. */
export const knownAvailabilityAtom = cachedAtom<Availability>(availabilityOptions);

function availabilityOptions(get: Getter) {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const hasState = get(hasCapabilityAtom)('store.state');
  const device = get(deviceDataAtom);
  return {
    queryKey: availabilityKeys.all(restaurantId),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchAvailability(api, restaurantId, signal),
    enabled: restaurantId !== '' && hasState,
    initialData: () => (hasState ? undefined : rememberedPause(device)),
    refetchInterval: REFRESH_MS,
  };
}

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

const KEY = 'store_paused';

/** Without `store.state`, only the device that paused the store knows about the pause and whether it is certain. */
export function rememberPause(
  device: DeviceData,
  { pausedUntil, unsure, reason }: Availability,
): void {
  const pause = { pausedUntil, unsure, reason };
  device.set(KEY, pausedUntil === null ? null : JSON.stringify(pause));
}

/** The last pause of this restaurant, which may have ended. Reads any text. */
export function rememberedPause(device: DeviceData): Availability | undefined {
  const { pausedUntil, unsure, reason } = record(parseStored(device.get(KEY)));
  if (typeof pausedUntil !== 'number' || !Number.isFinite(pausedUntil)) return undefined;
  return {
    pausedUntil,
    unsure: unsure === 'pause' || unsure === 'resume' ? unsure : null,
    reason: PAUSE_REASONS.find((option) => option === reason) ?? null,
    busyMinutes: 0,
  };
}
