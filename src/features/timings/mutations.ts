import { ChangedElsewhere, mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, timeZoneAtom, vendorIdAtom } from '../../core/state/services';
import { fetchTimings } from '../../core/restaurant/timings/api';
import { deleteSlot, saveTimings, setDayStatus, updateSlot } from './api';
import { hasChange, indexOf, isUnchangedFor, type TimingsChange, withChange } from './changes';
import { hoursToSave } from './draft';
import { timingKeys } from '../../core/restaurant/timings/queries';
import type { Timings } from '../../core/restaurant/timings/types';

const OPERATIONS = {
  save: 'timingsAdd',
  update: 'timingsUpdate',
  delete: 'timingsDelete',
  day: 'timingsDayStatus',
} as const;

/**
 * Changes are sent one at a time, because a deletion moves the positions that other calls use. A call that uses a
 * position or replaces all hours reads the hours first, because another device may have changed them.
 */
export const changeTimingsAtom = mutationAtom<TimingsChange, Timings, string>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const vendorId = get(vendorIdAtom);
  const restaurantId = get(restaurantIdAtom);
  const restaurant = { restaurantId, timeZone: get(timeZoneAtom) };
  const queryKey = timingKeys.all(restaurantId);
  const read = (_change: TimingsChange, signal: AbortSignal) =>
    fetchTimings(api, restaurant, signal);
  return {
    key: [...queryKey, 'change'],
    operation: ({ kind }) => OPERATIONS[kind],
    before: async (change, signal) => {
      if (change.kind === 'update' || change.kind === 'day') return cache.getQueryData(queryKey);
      const now = await read(change, signal);
      cache.setQueryData<Timings>(queryKey, now);
      if (!isUnchangedFor(change, now)) throw new ChangedElsewhere();
      return now;
    },
    send: (change, { before }) => {
      switch (change.kind) {
        case 'save': {
          const stored = before ?? change.seen;
          const hours = hoursToSave(stored, change);
          return saveTimings(api, { ...restaurant, vendorId, stored, hours });
        }
        case 'update':
          return updateSlot(api, restaurantId, { id: change.slot.id, ...change.raw });
        case 'delete': {
          const index = before ? indexOf(change, before) : -1;
          const { day, slot } = change;
          return deleteSlot(api, restaurantId, { day: day.number, index, slot });
        }
        case 'day':
          return setDayStatus(api, restaurantId, { ...change, day: change.day.number });
      }
    },
    read,
    has: hasChange,
    apply: (change) =>
      cache.setQueryData<Timings>(queryKey, (now) => now && withChange(now, change)),
    invalidates: [queryKey],
  };
});
