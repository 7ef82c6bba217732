import { addDays } from '../../format/zone';
import type { Slot, Span, Timings } from './types';

const MIDNIGHT = '00:00';
const LAST_MINUTE = '23:59';
/** Hours that begin at midnight and end later are a day of their own. */
const LATEST_NIGHT = '12:00';

/** A slot on its date. The hours after midnight of an evening are on the next date. */
export interface DatedSlot {
  day: string;
  slot: Slot;
}

/** The number of the weekday of a day such as `2026-11-20`: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || 7;
}

/** Whether a slot can be continued after midnight. */
export function endsAtMidnight({ to }: Span): boolean {
  return to === LAST_MINUTE || to === MIDNIGHT;
}

/**
 * The slot of a weekday that belongs to the evening before: it begins at midnight, where that evening ends, and the day
 * has no hours that go on from it (record 0057).
 */
export function nightOf(evening: readonly Span[], next: readonly Slot[]): Slot | undefined {
  if (!evening.some(endsAtMidnight)) return undefined;
  return next.find(
    ({ from, to }) =>
      from === MIDNIGHT &&
      to > from &&
      to < LATEST_NIGHT &&
      !next.some((other) => other.from === to),
  );
}

interface Hours {
  isOpen: boolean;
  slots: readonly Slot[];
  /** The one of the slots that belongs to the evening before. */
  night: Slot | undefined;
}

/** The hours of a date. A special day says everything about its date, also about the hours after midnight. */
export function hoursOn({ isAllDay, allDays, week, special }: Timings, day: string): Hours {
  const specialDay = special.find(({ date }) => date === day);
  if (specialDay)
    return { isOpen: !specialDay.isClosed, slots: saved(specialDay.slots), night: undefined };
  const at = weekdayOf(day) - 1;
  const hours = isAllDay ? allDays : week[at];
  const evening = isAllDay ? allDays : week.at(at - 1);
  const slots = saved(hours?.slots ?? []);
  return { isOpen: hours?.isOnline ?? false, slots, night: nightOf(evening?.slots ?? [], slots) };
}

/** The hours of the evening of a day such as `2026-11-20`, the earliest first: its slots, and its night. */
export function eveningOf(timings: Timings, day: string): readonly DatedSlot[] {
  const { isOpen, slots, night } = hoursOn(timings, day);
  if (!isOpen) return [];
  const nextDay = addDays(day, 1);
  const next = hoursOn(timings, nextDay).night;
  const daySlots = slots
    .filter((slot) => slot !== night)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  return [
    ...daySlots.map((slot) => ({ day, slot })),
    ...(next && slots.some(endsAtMidnight) ? [{ day: nextDay, slot: next }] : []),
  ];
}

function saved(slots: readonly Slot[]): readonly Slot[] {
  return slots.filter(({ isNew, from }) => !isNew && from !== '');
}
