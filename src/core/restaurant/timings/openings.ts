import { addDays, createZone } from '../../format/zone';
import type { Slot, Timings } from './types';

const DAYS_AHEAD = 7;

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
  const { dayOf, momentOf } = createZone(timeZone);
  const today = dayOf(now);
  let until: number | null = null;
  for (const { from, to } of slotsOf(timings, today)) {
    if (momentOf(today, from) <= (until ?? now) && momentOf(today, to) > now) {
      until = momentOf(today, to);
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
