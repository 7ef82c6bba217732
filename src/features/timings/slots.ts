import { nightOf } from '../../core/restaurant/timings/evenings';
import type { Day, Slot, Span } from '../../core/restaurant/timings/types';

/** Maximum number of slots per day, and for "all days" (B9). */
export const MAX_SLOTS = 2;

const END_OF_DAY = '23:59';
const START_OF_DAY = '00:00';

export type SlotProblem = 'startMissing' | 'endMissing' | 'notEarlier' | 'overlap';
export type SlotProblems = Partial<Record<keyof Span, SlotProblem>>;

/** The errors of a slot, compared with the others of its day (B5). */
export function checkSlot({ from, to }: Span, others: readonly Span[]): SlotProblems {
  const problems: SlotProblems = {};
  if (from === '') problems.from = 'startMissing';
  if (to === '') problems.to = 'endMissing';
  if (from === '' || to === '') return problems;
  if (from >= to) return { to: 'notEarlier' };
  return others.some((other) => overlaps({ from, to }, other)) ? { to: 'overlap' } : {};
}

/** A slot may start when another ends (b68). A slot with an unreadable time overlaps nothing. */
export function overlaps(a: Span, b: Span): boolean {
  return b.from !== '' && b.to !== '' && a.from < b.to && b.from < a.to;
}

export function fits(span: Span, day: readonly Span[]): boolean {
  return day.length < MAX_SLOTS && !day.some((other) => overlaps(span, other));
}

/** The slots that still fit into a day, without duplicates. */
export function fitting(spans: readonly Span[], day: readonly Span[]): Span[] {
  const taken: Span[] = [];
  for (const { from, to } of spans) {
    if (from < to && fits({ from, to }, [...day, ...taken])) taken.push({ from, to });
  }
  return taken;
}

export interface Split {
  evening: Span;
  /** The slot on the next day; `null` if the slot ends at midnight. */
  night: Span | null;
}

/** Splits a slot past midnight in two; `null` for any other slot. */
export function splitAtMidnight({ from, to }: Span): Split | null {
  if (from === '' || to === '' || from <= to || from >= END_OF_DAY) return null;
  const night = to === START_OF_DAY ? null : { from: START_OF_DAY, to };
  return { evening: { from, to: END_OF_DAY }, night };
}

export function isSameSpan(a: Span, b: Span): boolean {
  return a.from === b.from && a.to === b.to;
}

/** The slots of a weekday in which the restaurant is open. A night is open if its evening is. */
export function openSlots(week: readonly Day[], at: number): readonly Slot[] {
  const [day, evening] = [week[at], week.at(at - 1)];
  if (!day || !evening) return [];
  const night = nightOf(evening.slots, day.slots);
  return day.slots.filter((slot) => (slot === night ? evening : day).isOnline);
}
