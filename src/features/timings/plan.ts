import type { Day, Slot, Timings } from '../../core/restaurant/timings/types';
import { fromStatus } from '../../core/restaurant/timings/wire';
import { fits, isSameSpan, openSlots } from './slots';

/** Days that were changed while the mode "all days" is still in use, by number. */
export type Plan = ReadonlyMap<number, Day>;

export const NO_PLAN: Plan = new Map();

/** Monday to Sunday as customers see them now. */
export function hoursInUse({ isAllDay, allDays, week }: Timings): readonly Day[] {
  return isAllDay ? week.map(({ number }) => ({ ...allDays, number, isOnline: true })) : week;
}

/** While the mode "all days" is in use, each day starts with those hours instead of its stored ones. */
export function withPlan(timings: Timings, plan: Plan): Timings {
  if (!timings.isAllDay) return timings;
  return { ...timings, week: startOf(timings).map((day) => plan.get(day.number) ?? day) };
}

function startOf({ allDays, week }: Timings): Day[] {
  return week.map((day) => ({
    ...day,
    isOnline: true,
    status: fromStatus(true, day.status ?? allDays.status),
    slots: startSlots(day.slots.filter(isFixed), allDays.slots),
  }));
}

/** Keeps the slots that the marketplace has fixed for the day, and leaves out slots that overlap them. */
function startSlots(fixed: readonly Slot[], inUse: readonly Slot[]): Slot[] {
  const copies = inUse
    .filter((slot) => !fixed.some((one) => isSameSpan(one, slot)) && fits(slot, fixed))
    .map((slot, index) => ({ ...slot, key: `copy${index}`, id: '', isOpenToChange: true }));
  return [...fixed, ...copies];
}

function isFixed({ id, isOpenToChange }: Slot): boolean {
  return id !== '' && !isOpenToChange;
}

/** Saved slots that can be changed and are missing in the new hours, by day. */
function spareSlots(hours: Timings, stored: Timings): Slot[][] {
  return hours.week.map(({ slots }, at) =>
    (stored.week[at]?.slots ?? []).filter(
      (slot) => slot.id !== '' && !isFixed(slot) && !slots.some(({ id }) => id === slot.id),
    ),
  );
}

/**
 * Gives copied and new slots the ids of slots that their day no longer needs. Otherwise a backend that merges by id
 * would keep the former slots too (b65).
 */
export function withSpareIds(hours: Timings, stored: Timings): Timings {
  const spare = spareSlots(hours, stored);
  const week = hours.week.map((day, at) => {
    const ids = (spare[at] ?? []).map(({ id }) => id);
    return {
      ...day,
      slots: day.slots.map((slot) => (slot.id ? slot : { ...slot, id: ids.shift() ?? '' })),
    };
  });
  return { ...hours, week };
}

/** A saved slot and its position on the server. */
export interface SlotPosition {
  day: number;
  index: number;
  slot: Slot;
}

/** Saved slots that are left when no new slot needs their ids; within a day, the last position comes first. */
export function leftOver(hours: Timings, stored: Timings): SlotPosition[] {
  return spareSlots(hours, stored).flatMap((spare, at) => {
    const [day, saved] = [hours.week[at], stored.week[at]];
    if (!day || !saved) return [];
    const used = day.slots.filter(({ id }) => id === '').length;
    const rest = spare.slice(used).map((slot) => ({ slot, index: saved.slots.indexOf(slot) }));
    return rest.toReversed().map((position) => ({ day: day.number, ...position }));
  });
}

export interface HoursChange {
  days: readonly number[];
  /** Without slots, the day is closed. */
  before: readonly Slot[];
  after: readonly Slot[];
}

/** The days whose hours change for customers, grouped by equal changes. */
export function changedHours(now: Timings, after: Timings): HoursChange[] {
  const [last, next] = [hoursInUse(now), hoursInUse(after)];
  const changes = new Map<string, HoursChange>();
  for (const [at, day] of last.entries()) {
    const [was, will] = [openInOrder(last, at), openInOrder(next, at)];
    const [one, other] = [written(was), written(will)];
    if (one === other) continue;
    const key = `${one} ${other}`;
    const days = [...(changes.get(key)?.days ?? []), day.number];
    changes.set(key, { days, before: was, after: will });
  }
  return [...changes.values()];
}

function openInOrder(week: readonly Day[], at: number): readonly Slot[] {
  return openSlots(week, at).toSorted((one, other) => one.from.localeCompare(other.from));
}

function written(slots: readonly Slot[]): string {
  return slots.map(({ from, to, raw }) => `${from || raw.from}-${to || raw.to}`).join();
}
