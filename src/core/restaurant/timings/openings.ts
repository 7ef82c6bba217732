import { addDays, createZone } from '../../format/zone';
import type { Slot, Timings } from './types';

const DAYS_AHEAD = 7;
const LAST_MINUTE = '23:59';

/** The saved slots in which the restaurant is open on a day such as `2026-11-20`, the earliest first. */
export function slotsOf(timings: Timings, day: string): readonly Slot[] {
  return plannedOn(timings, day)
    .filter(({ isNew, from }) => !isNew && from !== '')
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

function plannedOn({ isAllDay, allDays, week, special }: Timings, day: string): readonly Slot[] {
  const own = special.find(({ date }) => date === day);
  if (own) return own.isClosed ? [] : own.slots;
  const hours = isAllDay ? allDays : week[weekdayOf(day) - 1];
  return hours?.isOnline ? hours.slots : [];
}

/** The number of the weekday of a day such as `2026-11-20`: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || 7;
}

/** Whether the backend has sent hours. Without them, the restaurant is neither open nor closed. */
export function hasHours({ isAllDay, allDays, week }: Timings): boolean {
  const days = isAllDay ? [allDays] : week;
  return days.some(({ status, slots }) => status !== undefined || slots.length > 0);
}

interface Opening {
  from: number;
  until: number;
}

/** The opening hours of yesterday and the next days, in epoch ms. Slots that touch are one, also at midnight. */
function openingsOf(timings: Timings, now: number, timeZone: string, days: number): Opening[] {
  const { dayOf, momentOf, startOf } = createZone(timeZone);
  const joined: Opening[] = [];
  for (let ahead = -1; ahead <= days; ahead += 1) {
    const day = addDays(dayOf(now), ahead);
    const nextDay = addDays(day, 1);
    for (const slot of slotsOf(timings, day)) {
      const from = momentOf(day, slot.from);
      // 23:59 includes its minute, so that a slot split at midnight stays one.
      const end =
        slot.to === LAST_MINUTE
          ? startOf(nextDay) - 1
          : momentOf(slot.to > slot.from ? day : nextDay, slot.to);
      const until = Number.isNaN(end) ? from : end;
      const last = joined.at(-1);
      if (last && from <= last.until + 1) last.until = Math.max(last.until, until);
      else joined.push({ from, until });
    }
  }
  return joined;
}

/** When the restaurant closes next, in epoch ms; `null` while it is closed. */
export function openUntil(timings: Timings, now: number, timeZone: string): number | null {
  const openings = openingsOf(timings, now, timeZone, 1);
  return openings.find(({ from, until }) => from <= now && until > now)?.until ?? null;
}

/** The first opening after today, in epoch ms; `null` if there is none within a week. */
export function nextDaysOpening(timings: Timings, now: number, timeZone: string): number | null {
  const { dayOf, startOf } = createZone(timeZone);
  const tomorrow = startOf(addDays(dayOf(now), 1));
  const openings = openingsOf(timings, now, timeZone, DAYS_AHEAD);
  return openings.find(({ from }) => from >= tomorrow)?.from ?? null;
}

/** The next opening, including today; `null` if there is none within a week. */
export function nextOpening(timings: Timings, now: number, timeZone: string): number | null {
  const openings = openingsOf(timings, now, timeZone, DAYS_AHEAD);
  return openings.find(({ from }) => from > now)?.from ?? null;
}
