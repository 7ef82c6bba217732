import { addDays } from '../../../core/format/zone';
import {
  endsAtMidnight,
  eveningOf,
  hoursOn,
  weekdayOf,
} from '../../../core/restaurant/timings/evenings';
import type { Slot, Span, Timings } from '../../../core/restaurant/timings/types';
import type { Night } from '../components/NightChoice';
import { MAX_SLOTS } from '../slots';
import type { SpecialHours } from './data';

/** A night that the hours of a date split from its evening. */
interface SplitNight {
  /** The weekday of its evening. */
  evening: number;
  slot: Slot;
}

/** The nights that these hours concern: of the date's own evening, and of the evening before. */
export function splitNights(timings: Timings, { date, isClosed, spans }: SpecialHours) {
  const plain = { ...timings, special: timings.special.filter((one) => one.date !== date) };
  const slotAfter = (day: string): SplitNight | null => {
    const slot = eveningOf(plain, day).find((one) => one.day !== day)?.slot;
    return slot ? { evening: weekdayOf(day), slot } : null;
  };
  const goesOn = !isClosed && spans.some(endsAtMidnight);
  const hasNight = !isClosed && (spans.length >= MAX_SLOTS || spans.some(isAtMidnight));
  return {
    own: date === '' || goesOn ? null : slotAfter(date),
    former: date === '' || hasNight ? null : slotAfter(addDays(date, -1)),
  };
}

function isAtMidnight({ from }: Span): boolean {
  return from === '00:00';
}

/**
 * The hours to save: a kept night of the evening before is a slot of the date, and the next date says whether the own
 * night is open. A backend that knows only dates then does the same.
 */
export function withNights(
  timings: Timings,
  hours: SpecialHours,
  choices: { own: Night; former: Night },
): { hours: SpecialHours; night?: SpecialHours } {
  const { own, former } = splitNights(timings, hours);
  const opened = hours.isClosed ? [] : hours.spans;
  const spans = former && choices.former === 'keep' ? [spanOf(former.slot), ...opened] : opened;
  const kept = { ...hours, isClosed: spans.length === 0, spans };
  if (!own) return { hours: kept };
  const date = addDays(hours.date, 1);
  const { isOpen, slots } = hoursOn(timings, date);
  const next = slots.filter((slot) => (slot === own.slot ? choices.own === 'keep' : isOpen));
  const night = { ...hours, date, isClosed: next.length === 0, spans: next.map(spanOf) };
  return { hours: kept, night };
}

function spanOf({ from, to }: Span): Span {
  return { from, to };
}
