import { addDays, createZone } from '../../../core/format/zone';
import { eveningOf } from '../../../core/restaurant/timings/evenings';
import { nextDaysOpening } from '../../../core/restaurant/timings/openings';
import type { Timings } from '../../../core/restaurant/timings/types';

/** The start of the evening if the restaurant has no evening hours. */
const EVENING = '18:00';
/** A slot that opens at this time or later belongs to the evening. */
const EARLIEST_EVENING = '16:00';

export interface OutChoices {
  /** When the restaurant opens this evening; `null` once that time has passed. */
  evening: number | null;
  /** The first opening after today; `null` if the restaurant has no hours. */
  opening: number | null;
}

export function outChoices(
  timings: Timings | undefined,
  now: number,
  timeZone: string,
): OutChoices {
  const { dayOf, momentOf } = createZone(timeZone);
  const today = dayOf(now);
  const slots = timings ? eveningOf(timings, today) : [];
  const clock = slots.find(({ slot }) => slot.from >= EARLIEST_EVENING)?.slot.from ?? EVENING;
  const evening = momentOf(today, clock);
  return {
    evening: evening > now ? evening : null,
    opening: timings ? nextDaysOpening(timings, now, timeZone) : null,
  };
}

/** The next moment at which the clock shows this time: today, else tomorrow. */
export function nextAt(clock: string, now: number, timeZone: string): number {
  const { dayOf, momentOf } = createZone(timeZone);
  const today = dayOf(now);
  const at = momentOf(today, clock);
  return at > now ? at : momentOf(addDays(today, 1), clock);
}
