import { BadResponse } from '../../core/api/errors';
import { hasCapabilityAtom } from '../../core/capabilities';
import { mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, storageAtom } from '../../core/state/services';
import { fetchStoreState, pauseStore, setBusy } from './api';
import { storeKeys } from './queries';
import { rememberPause } from './rememberedPause';
import type { Pause, StoreState } from './types';

export type StoreChange = { kind: 'pause'; pause: Pause } | { kind: 'busy'; minutes: number };

/** Every answer is the state of the store, which is shown until the next read. */
export const changeStoreAtom = mutationAtom<StoreChange, StoreState, StoreState>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const storage = get(storageAtom);
  const hasState = get(hasCapabilityAtom)('store.state');
  const queryKey = storeKeys.state(restaurantId);
  return {
    key: queryKey,
    operation: ({ kind }) => (kind === 'pause' ? 'storePause' : 'storeBusy'),
    before: () => cache.getQueryData<StoreState>(queryKey),
    send: (change) =>
      change.kind === 'pause'
        ? pauseStore(api, restaurantId, change.pause)
        : setBusy(api, restaurantId, change.minutes),
    read: (_change, signal) => {
      if (!hasState) throw new BadResponse();
      return fetchStoreState(api, restaurantId, signal);
    },
    has: (state, change) => {
      if (change.kind === 'busy') return state.busyMinutes === change.minutes;
      const isEnd = 'minutes' in change.pause && change.pause.minutes === 0;
      return (state.pausedUntil === null) === isEnd;
    },
    apply: (_change, { answer }) => {
      if (!answer) return;
      cache.setQueryData(queryKey, answer);
      if (!hasState) rememberPause(storage, restaurantId, answer);
    },
    invalidates: hasState ? [queryKey] : [],
  };
});
