import {
  ALL_DAYS,
  type Day,
  type Mode,
  type Slot,
  type Span,
  type Timings,
} from '../../core/restaurant/timings/types';
import { type Plan, withPlan } from './plan';
import { fitting, isSameSpan } from './slots';

/** Unsaved slots by day number. */
export type Draft = ReadonlyMap<number, readonly Slot[]>;

export const NO_DRAFT: Draft = new Map();

export interface Addition {
  day: number;
  span: Span;
}

/** `firstKey` makes the keys of the new slots unique. */
export function withAdded(draft: Draft, additions: readonly Addition[], firstKey: number): Draft {
  const next = new Map(draft);
  for (const [index, { day, span }] of additions.entries()) {
    next.set(day, [...(next.get(day) ?? []), newSlot(span, `new${firstKey + index}`)]);
  }
  return next;
}

function newSlot({ from, to }: Span, key: string): Slot {
  return { key, id: '', isNew: true, isOpenToChange: true, from, to, raw: { from, to } };
}

export function without(draft: Draft, day: number, key: string): Draft {
  const next = new Map(draft);
  next.set(
    day,
    (draft.get(day) ?? []).filter((slot) => slot.key !== key),
  );
  return next;
}

export function withoutMode(draft: Draft, mode: Mode): Draft {
  return new Map([...draft].filter(([day]) => modeOf(day) !== mode));
}

export function modeOf(day: number): Mode {
  return day === ALL_DAYS ? 'all' : 'specific';
}

/** The draft without slots that the server already has. */
export function pending(draft: Draft, timings: Timings): Draft {
  const days = [timings.allDays, ...timings.week];
  const left = days.map(({ number, slots }): [number, readonly Slot[]] => [
    number,
    (draft.get(number) ?? []).filter((added) => !slots.some((slot) => isSameSpan(slot, added))),
  ]);
  return new Map(left.filter(([, slots]) => slots.length > 0));
}

/** The saved slots of a day followed by its unsaved ones. */
export function withDraft(day: Day, draft: Draft): Day {
  const added = draft.get(day.number) ?? [];
  return added.length > 0 ? { ...day, slots: [...day.slots, ...added] } : day;
}

export interface NewHours {
  /** The mode that a save activates. */
  mode: Mode;
  added: Draft;
  plan: Plan;
}

/** The hours that a save sends. */
export function hoursToSave(timings: Timings, { mode, added, plan }: NewHours): Timings {
  const base = mode === 'specific' ? withPlan(timings, plan) : timings;
  const hours = mapDays(base, (day) => (modeOf(day.number) === mode ? withDraft(day, added) : day));
  return { ...hours, isAllDay: mode === 'all' };
}

/** The hours after a save, until a refetch returns the new ids. */
export function afterSaving(timings: Timings, hours: NewHours): Timings {
  return mapDays(hoursToSave(timings, hours), (day) => ({
    ...day,
    slots: day.slots.map((slot) => ({
      ...slot,
      isNew: false,
      // Editing and deleting need the id.
      isOpenToChange: slot.isOpenToChange && slot.id !== '',
    })),
  }));
}

/** The first day whose unsaved slots no longer fit next to the saved ones. */
export function crowded(timings: Timings, { mode, added, plan }: NewHours): Day | undefined {
  return daysOf(withPlan(timings, plan), mode).find(({ number, slots }) => {
    const addedSlots = added.get(number) ?? [];
    return fitting(addedSlots, slots).length < addedSlots.length;
  });
}

export function daysOf({ allDays, week }: Timings, mode: Mode): readonly Day[] {
  return mode === 'all' ? [allDays] : week;
}

/** Compares times and statuses, not ids. */
export function isSameHours(one: Timings, other: Timings): boolean {
  const modes = ['all', 'specific'] as const;
  return (
    one.isAllDay === other.isAllDay &&
    modes.every((mode) => isSameDays(daysOf(one, mode), daysOf(other, mode)))
  );
}

export function isSameDays(one: readonly Day[], other: readonly Day[]): boolean {
  return written(one) === written(other);
}

function written(days: readonly Day[]): string {
  const words = days.map(({ isOnline, slots }) => [
    isOnline,
    slots.map(({ from, to, raw }) => `${from || raw.from}-${to || raw.to}`).sort(),
  ]);
  return JSON.stringify(words);
}

export function mapDays(timings: Timings, change: (day: Day) => Day): Timings {
  return { ...timings, allDays: change(timings.allDays), week: timings.week.map(change) };
}
