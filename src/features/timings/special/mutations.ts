import { ChangedElsewhere, mutationAtom } from '../../../core/state/mutationAtom';
import { queryClientAtom } from '../../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, timeZoneAtom } from '../../../core/state/services';
import { fetchTimings } from '../../../core/restaurant/timings/api';
import { timingKeys } from '../../../core/restaurant/timings/queries';
import type { SpecialDay, Timings } from '../../../core/restaurant/timings/types';
import { sampleOf } from '../../../core/restaurant/timings/wire';
import { deleteSpecialDay, saveSpecialDay } from './api';
import { hasHours, toHours } from './checks';
import type { SpecialChange } from './types';

export class SpecialDaysChanged extends ChangedElsewhere {
  constructor(readonly special: readonly SpecialDay[]) {
    super('The special days have changed');
  }
}

/** Reads the hours first, because another device may have changed them. */
export const changeSpecialDayAtom = mutationAtom<SpecialChange, Timings, void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const timeZone = get(timeZoneAtom);
  const queryKey = timingKeys.all(restaurantId);
  const read = (_change: SpecialChange, signal: AbortSignal) =>
    fetchTimings(api, { restaurantId, timeZone }, signal);
  return {
    key: [...queryKey, 'special'],
    operation: ({ kind }) => (kind === 'save' ? 'specialDaySave' : 'specialDayDelete'),
    before: async (change, signal) => {
      const now = await read(change, signal);
      cache.setQueryData<Timings>(queryKey, now);
      if (!isChanged(now, change) && !isUnchangedFor(now, change)) {
        throw new SpecialDaysChanged(now.special);
      }
      return now;
    },
    send: async (change, { before }) => {
      // An earlier request, whose answer was lost, has saved it.
      if (before && isChanged(before, change)) return;
      const { seen } = change;
      if (change.kind === 'delete') return deleteSpecialDay(api, restaurantId, change.seen.id);
      const format = { sample: before ? sampleOf(before) : '', timeZone };
      return saveSpecialDay(api, { restaurantId, id: seen?.id ?? null, ...change, format });
    },
    read,
    has: isChanged,
    invalidates: [queryKey],
  };
});

function isChanged({ special }: Timings, change: SpecialChange): boolean {
  if (change.kind === 'delete') return !special.some(({ id }) => id === change.seen.id);
  const { seen, hours } = change;
  return special.some((day) => (!seen || day.id === seen.id) && hasHours(day, hours));
}

function isUnchangedFor({ special }: Timings, change: SpecialChange): boolean {
  const { seen } = change;
  const now = special.find(({ id }) => id === seen?.id);
  if (seen && (!now || !hasHours(now, toHours(seen)))) return false;
  if (change.kind === 'delete') return true;
  return !special.some(({ id, date }) => date === change.hours.date && id !== seen?.id);
}
