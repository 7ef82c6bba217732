import { addDays } from '../../../core/format/zone';
import {
  endsAtMidnight,
  eveningOf,
  hoursOn,
  weekdayOf,
} from '../../../core/restaurant/timings/evenings';
import type { Slot, Span, SpecialDay, Timings } from '../../../core/restaurant/timings/types';
import { cleanName } from '../../../core/text/cleanName';
import type { Night } from '../components/NightChoice';
import { checkSlot, isSameSpan, MAX_SLOTS, type SlotProblems } from '../slots';
import type { SpecialHours } from './data';

/** The longest label that the contract allows. */
export const LABEL_MAX = 60;

export interface SpecialProblems {
  date?: 'dateMissing' | 'datePast' | 'dateTaken';
  label?: 'labelMissing' | 'labelLong';
  /** By the position of the slot. */
  slots: readonly SlotProblems[];
}

/** The errors of the form. `others` are the other dates with their own hours, `today` is the restaurant's day. */
export function checkHours(
  { date, label, isClosed, spans }: SpecialHours,
  { others, today }: { others: readonly SpecialDay[]; today: string },
): SpecialProblems | null {
  const dateProblem =
    date === ''
      ? 'dateMissing'
      : date < today
        ? 'datePast'
        : others.some((other) => other.date === date)
          ? 'dateTaken'
          : undefined;
  const { length } = cleanName(label);
  const labelProblem = length === 0 ? 'labelMissing' : length > LABEL_MAX ? 'labelLong' : undefined;
  const slots = isClosed ? [] : spans.map((span, index) => checkSlot(span, spans.slice(0, index)));
  const isValid =
    !dateProblem && !labelProblem && slots.every((slot) => Object.keys(slot).length === 0);
  if (isValid) return null;
  return {
    ...(dateProblem && { date: dateProblem }),
    ...(labelProblem && { label: labelProblem }),
    slots,
  };
}

/** Whether a date has these hours. */
export function hasHours(day: SpecialDay, hours: SpecialHours): boolean {
  const isSame =
    day.date === hours.date &&
    day.label === cleanName(hours.label) &&
    day.isClosed === hours.isClosed &&
    (day.isClosed || day.slots.length === hours.spans.length);
  return isSame && (day.isClosed || hours.spans.every((span, at) => isSameAt(day, at, span)));
}

function isSameAt({ slots }: SpecialDay, at: number, span: SpecialHours['spans'][number]): boolean {
  const slot = slots[at];
  return slot !== undefined && isSameSpan(slot, span);
}

/** The form of a date, or of a new one. */
export function toHours(day?: SpecialDay): SpecialHours {
  if (!day) return { date: '', label: '', isClosed: true, spans: [] };
  const { date, label, isClosed, slots } = day;
  return { date, label, isClosed, spans: slots.map(({ from, to }) => ({ from, to })) };
}

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
  const hasNight =
    !isClosed && (spans.length >= MAX_SLOTS || spans.some(({ from }) => from === '00:00'));
  return {
    own: date === '' || goesOn ? null : slotAfter(date),
    former: date === '' || hasNight ? null : slotAfter(addDays(date, -1)),
  };
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
  const { own: ownNight, former } = splitNights(timings, hours);
  const opened = hours.isClosed ? [] : hours.spans;
  const spans = former && choices.former === 'keep' ? [spanOf(former.slot), ...opened] : opened;
  const kept = { ...hours, isClosed: spans.length === 0, spans };
  if (!ownNight) return { hours: kept };
  const date = addDays(hours.date, 1);
  const { isOpen, slots } = hoursOn(timings, date);
  const next = slots.filter((slot) => (slot === ownNight.slot ? choices.own === 'keep' : isOpen));
  const night = { ...hours, date, isClosed: next.length === 0, spans: next.map(spanOf) };
  return { hours: kept, night };
}

function spanOf({ from, to }: Span): Span {
  return { from, to };
}
