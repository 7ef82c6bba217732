import { addDays, createZone } from '../../format/zone';
import type { Slot, Timings } from './types';

const DAYS_AHEAD = 7;
const LAST_MINUTE = '23:59';

/** The saved slots in which the restaurant is open on a day such as `2026-11-20`, the earliest first. */
export function slotsOf({ isAllDay, allDays, week }: Timings, day: string): readonly Slot[] {
  const number = new Date(`${day}T00:00Z`).getUTCDay() || 7;
  const hours = isAllDay ? allDays : week[number - 1];
  const slots = hours?.isOnline ? hours.slots : [];
  return slots
    .filter(({ isNew, from }) => !isNew && from !== '')
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** When the restaurant closes next, in epoch ms; `null` while it is closed. Slots that touch are one. */
export function openUntil(timings: Timings, now: number, timeZone: string): number | null {
  const { dayOf, momentOf, startOf } = createZone(timeZone);
  const today = dayOf(now);
  let until: number | null = null;
  for (const day of [addDays(today, -1), today, addDays(today, 1)]) {
    const nextDay = addDays(day, 1);
    for (const { from, to } of slotsOf(timings, day)) {
      // 23:59 includes its minute, so that a slot split at midnight stays one.
      const end =
        to === LAST_MINUTE ? startOf(nextDay) - 1 : momentOf(to > from ? day : nextDay, to);
      if (momentOf(day, from) <= (until === null ? now : until + 1) && end > (until ?? now))
        until = end;
    }
  }
  return until;
}

/** The first opening after today, in epoch ms; `null` if there is none within a week. */
export function nextDaysOpening(timings: Timings, now: number, timeZone: string): number | null {
  const { dayOf, momentOf } = createZone(timeZone);
  const today = dayOf(now);
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const day = addDays(today, days);
    const [first] = slotsOf(timings, day);
    if (first) return momentOf(day, first.from);
  }
  return null;
}

/** The next opening, including today; `null` if there is none within a week. */
export function nextOpening(timings: Timings, now: number, timeZone: string): number | null {
  const { dayOf, momentOf } = createZone(timeZone);
  const today = dayOf(now);
  const later = slotsOf(timings, today)
    .map(({ from }) => momentOf(today, from))
    .find((at) => at > now);
  return later ?? nextDaysOpening(timings, now, timeZone);
}
