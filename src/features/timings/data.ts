import type { ApiClient } from '../../core/api/types';
import { fetchTimings } from '../../core/restaurant/timings/api';
import { timingKeys } from '../../core/restaurant/timings/queries';
import { ALL_DAYS, type Timings } from '../../core/restaurant/timings/types';
import { fromTimings } from '../../core/restaurant/timings/wire';
import { ChangedElsewhere, mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, timeZoneAtom, vendorIdAtom } from '../../core/state/services';
import { hasChange, indexOf, isUnchangedFor, type TimingsChange, withChange } from './changes';
import { hoursToSave } from './draft';
import { leftOver, type SlotPosition, withSpareIds } from './plan';

interface SaveCall {
  vendorId: string;
  restaurantId: string;
  timeZone: string;
  hours: Timings;
  /** The current hours on the server. */
  stored: Timings;
}

/**
 * Saves the hours; resolves to the server's message. Slots of days that are not in use yet are deleted first, because a
 * save cannot leave a slot out.
 */
async function saveTimings(api: ApiClient, call: SaveCall): Promise<string> {
  const { vendorId, restaurantId, hours, stored, timeZone } = call;
  for (const slot of leftOver(hours, stored)) await deleteSlot(api, restaurantId, slot);
  const reply = await api.send('timingsAdd', {
    vendor_id: vendorId,
    restaurant_id: restaurantId,
    timings: fromTimings(withSpareIds(hours, stored), timeZone),
  });
  return reply.message;
}

/** Expects times in the server's format. */
async function updateSlot(
  api: ApiClient,
  restaurantId: string,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<string> {
  const body = { timing_id: id, open_times: from, close_time: to };
  return (await api.send('timingsUpdate', { restaurant_id: restaurantId, ...body })).message;
}

async function deleteSlot(
  api: ApiClient,
  restaurantId: string,
  { day, index, slot }: SlotPosition,
): Promise<string> {
  const body = {
    restaurant_id: restaurantId,
    day_of_week: day,
    index,
    is_all_day: day === ALL_DAYS,
  };
  const row = `${slot.id} ${slot.from} ${slot.to}`;
  return (await api.send('timingsDelete', body, { row })).message;
}

/** The API needs the number of the day under both names (b66); resolves to the server's message. */
async function setDayStatus(
  api: ApiClient,
  restaurantId: string,
  { day, status }: { day: number; status: boolean | string | number },
): Promise<string> {
  const body = { restaurant_id: restaurantId, status, day, day_of_week: day };
  return (await api.send('timingsDayStatus', body)).message;
}

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
