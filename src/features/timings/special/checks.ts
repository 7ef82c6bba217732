import type { SpecialDay } from '../../../core/restaurant/timings/types';
import { cleanName } from '../../../core/text/cleanName';
import { checkSlot, isSameSpan, type SlotProblems } from '../slots';
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
  const isValid = !dateProblem && !labelProblem && !slots.some(hasProblem);
  if (isValid) return null;
  return {
    ...(dateProblem && { date: dateProblem }),
    ...(labelProblem && { label: labelProblem }),
    slots,
  };
}

function hasProblem(problems: SlotProblems): boolean {
  return Object.keys(problems).length > 0;
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
