import type { Day, Slot, Span, Timings } from '../../core/restaurant/timings/types';
import {
  afterSaving,
  daysOf,
  hoursToSave,
  isSameDays,
  isSameHours,
  mapDays,
  type NewHours,
} from './draft';
import { isSameSpan } from './slots';

interface SaveHours extends NewHours {
  kind: 'save';
  /** The hours on screen when Save was pressed. */
  seen: Timings;
}

interface UpdateSlot {
  kind: 'update';
  day: Day;
  slot: Slot;
  span: Span;
  /** `span` in the server's format. */
  raw: Slot['raw'];
}

interface DeleteSlot {
  kind: 'delete';
  day: Day;
  slot: Slot;
}

interface SetDayStatus {
  kind: 'day';
  day: Day;
  isOnline: boolean;
  /** `isOnline` in the server's format. */
  status: boolean | string | number;
}

export type TimingsChange = SaveHours | UpdateSlot | DeleteSlot | SetDayStatus;

/** Whether the hours are unchanged since the user saw them. */
export function isUnchangedFor(change: TimingsChange, now: Timings): boolean {
  if (change.kind === 'save') return isSameHours(now, change.seen);
  return change.kind !== 'delete' || indexOf(change, now) >= 0;
}

/** The position by which the delete call identifies a slot. */
export function indexOf({ day, slot }: Pick<DeleteSlot, 'day' | 'slot'>, now: Timings): number {
  return dayOf(now, day).slots.findIndex(
    ({ id, ...span }) => id === slot.id && isSameSpan(span, slot),
  );
}

/** Whether the server applied the change after `before` was read. */
export function hasChange(now: Timings, change: TimingsChange, before: Timings): boolean {
  switch (change.kind) {
    case 'save':
      return isSaved(now, hoursToSave(before, change));
    case 'update':
      return dayOf(now, change.day).slots.some(
        (slot) => slot.id === change.slot.id && isSameSpan(slot, change.span),
      );
    case 'delete':
      return dayOf(now, change.day).slots.length < dayOf(before, change.day).slots.length;
    case 'day':
      return dayOf(now, change.day).isOnline === change.isOnline;
  }
}

/** The hours with the change, shown until they are refetched. */
export function withChange(now: Timings, change: TimingsChange): Timings {
  switch (change.kind) {
    case 'save':
      return afterSaving(now, change);
    case 'update':
      return mapSlots(now, change.day, (slots) =>
        slots.map((slot) =>
          slot.key === change.slot.key ? { ...slot, ...change.span, raw: change.raw } : slot,
        ),
      );
    case 'delete': {
      const gone = indexOf(change, now);
      return mapSlots(now, change.day, (slots) => slots.filter((_slot, index) => index !== gone));
    }
    case 'day': {
      const { isOnline, status } = change;
      return mapDays(now, (day) =>
        day.number === change.day.number ? { ...day, isOnline, status } : day,
      );
    }
  }
}

function dayOf({ allDays, week }: Timings, { number }: Pick<Day, 'number'>): Day {
  return week.find((day) => day.number === number) ?? allDays;
}

function mapSlots(
  timings: Timings,
  { number }: Day,
  change: (slots: readonly Slot[]) => readonly Slot[],
): Timings {
  return mapDays(timings, (day) =>
    day.number === number ? { ...day, slots: change(day.slots) } : day,
  );
}

function isSaved(now: Timings, hours: Timings): boolean {
  const mode = hours.isAllDay ? 'all' : 'specific';
  return now.isAllDay === hours.isAllDay && isSameDays(daysOf(now, mode), daysOf(hours, mode));
}
