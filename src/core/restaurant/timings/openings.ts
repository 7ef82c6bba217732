import { addDays, type Zone } from '../../format/zone';
import { eveningOf } from './evenings';
import type { Timings } from './types';

const DAYS_AHEAD = 7;
const LAST_MINUTE = '23:59';
/** Until when the night before can still be closed, if the restaurant opens later or not at all. */
const NOON = '12:00';

/** Whether the backend has sent hours. Without them, the restaurant is neither open nor closed. */
export function hasHours({ isAllDay, allDays, week }: Timings): boolean {
  const days = isAllDay ? [allDays] : week;
  return days.some(({ status, slots }) => status !== undefined || slots.length > 0);
}

interface Opening {
  from: number;
  until: number;
}

/** The opening hours of the evenings from yesterday on, in epoch ms. Slots that touch are one, also at midnight. */
function openingsOf(timings: Timings, now: number, zone: Zone, days: number): Opening[] {
  const { dayOf, momentOf, startOf } = zone;
  const joined: Opening[] = [];
  for (let ahead = -1; ahead <= days; ahead += 1) {
    for (const { day, slot } of eveningOf(timings, addDays(dayOf(now), ahead))) {
      const nextDay = addDays(day, 1);
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
export function openUntil(timings: Timings, now: number, zone: Zone): number | null {
  const openings = openingsOf(timings, now, zone, 1);
  return openings.find(({ from, until }) => from <= now && until > now)?.until ?? null;
}

/**
 * The first opening after today, in epoch ms; `null` if there is none within a week. Until the restaurant closes, the
 * hours after midnight belong to the evening before (record 0057).
 */
export function nextDaysOpening(timings: Timings, now: number, zone: Zone): number | null {
  const { dayOf, startOf } = zone;
  const openings = openingsOf(timings, now, zone, DAYS_AHEAD);
  const current = openings.find(({ from, until }) => from <= now && until > now);
  const tomorrow = startOf(addDays(dayOf(current?.from ?? now), 1));
  return openings.find(({ from }) => from >= tomorrow && from > now)?.from ?? null;
}

/** The next opening, including today; `null` if there is none within a week. */
export function nextOpening(timings: Timings, now: number, zone: Zone): number | null {
  const openings = openingsOf(timings, now, zone, DAYS_AHEAD);
  return openings.find(({ from }) => from > now)?.from ?? null;
}

/**
 * The day whose last hours have ended, such as `2026-11-20`: today, or in the morning the evening before if it went on
 * until midnight or longer. `null` while the restaurant is open, opens again today, or has no hours today.
 */
export function endedDay(timings: Timings, now: number, zone: Zone): string | null {
  const { dayOf, momentOf, startOf } = zone;
  const today = dayOf(now);
  const openings = openingsOf(timings, now, zone, 0);
  const last = openings.findLast(({ from }) => from <= now);
  if (!last || last.until > now) return null;
  const day = dayOf(last.from);
  if (day === today) return openings.some(({ from }) => from > now) ? null : day;
  const isNight = last.until >= startOf(today) - 1 && now < momentOf(today, NOON);
  return isNight ? day : null;
}
