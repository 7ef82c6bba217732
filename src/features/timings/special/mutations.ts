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
      const isPossible = (one: SpecialChange) => isChanged(now, one) || isUnchangedFor(now, one);
      if (!partsOf(change).every(isPossible)) throw new SpecialDaysChanged(now.special);
      return now;
    },
    send: async (change, { before }) => {
      const format = { sample: before ? sampleOf(before) : '', timeZone };
      for (const part of partsOf(change)) {
        // An earlier request, whose answer was lost, has saved it.
        if (before && isChanged(before, part)) continue;
        if (part.kind === 'delete') await deleteSpecialDay(api, restaurantId, part.seen.id);
        else {
          const id = part.seen?.id ?? null;
          await saveSpecialDay(api, { restaurantId, id, hours: part.hours, format });
        }
      }
    },
    read,
    has: (now, change) => partsOf(change).every((part) => isChanged(now, part)),
    invalidates: [queryKey],
  };
});

/** A change of a date, after the next date for the night between them: a repeat then sends only the first. */
function partsOf(change: SpecialChange): SpecialChange[] {
  if (change.kind === 'delete' || !change.night) return [change];
  return [{ kind: 'save', hours: change.night, seen: undefined }, change];
}

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
