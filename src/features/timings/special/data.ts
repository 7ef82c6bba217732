import type { ApiClient } from '../../../core/api/types';
import { fetchTimings } from '../../../core/restaurant/timings/api';
import { timingKeys } from '../../../core/restaurant/timings/queries';
import type { Span, SpecialDay, Timings } from '../../../core/restaurant/timings/types';
import { sampleOf } from '../../../core/restaurant/timings/wire';
import { ChangedElsewhere, mutationAtom } from '../../../core/state/mutationAtom';
import { queryClientAtom } from '../../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, timeZoneAtom } from '../../../core/state/services';
import { hasHours, toHours } from './checks';
import { fromSpecialDay } from './wire';

/** What a vendor enters for a date. */
export interface SpecialHours extends Pick<SpecialDay, 'date' | 'label' | 'isClosed'> {
  spans: readonly Span[];
}

type SpecialChange =
  /** Without `seen`, the date is added. `night` is the next date, if it is added for its hours after midnight. */
  | { kind: 'save'; hours: SpecialHours; seen: SpecialDay | undefined; night?: SpecialHours }
  | { kind: 'delete'; seen: SpecialDay };

interface SaveCall {
  restaurantId: string;
  /** `null` adds a date. */
  id: string | null;
  hours: SpecialHours;
  format: { sample: string; timeZone: string };
}

/** Adds or changes the hours of a date (capability `hours.special`). */
async function saveSpecialDay(
  api: ApiClient,
  { restaurantId, id, hours, format }: SaveCall,
): Promise<void> {
  const body = {
    restaurant_id: restaurantId,
    ...(id !== null && { special_day_id: id }),
    ...fromSpecialDay(hours, format),
  };
  await api.send('specialDaySave', body);
}

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
        if (part.kind === 'delete') {
          const body = { restaurant_id: restaurantId, special_day_id: part.seen.id };
          await api.send('specialDayDelete', body);
        } else {
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
