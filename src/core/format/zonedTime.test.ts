import { expect, test } from 'vitest';
import { addDays, dayOf, momentOf } from './zonedTime';

test.each([
  ['2026-11-20', '18:00', 'Asia/Kolkata', '2026-11-20T12:30:00.000Z'],
  ['2026-11-20', '00:00', 'America/New_York', '2026-11-20T05:00:00.000Z'],
  // The day on which clocks go forward, before and after.
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '04:00', 'Europe/Berlin', '2026-03-29T02:00:00.000Z'],
])('%s %s in %s is %s', (day, clock, timeZone, expected) => {
  expect(new Date(momentOf(day, clock, timeZone)).toISOString()).toBe(expected);
});

test('the day of a moment depends on the time zone', () => {
  const at = Date.parse('2026-11-20T20:00:00Z');
  expect([dayOf(at, 'Asia/Kolkata'), dayOf(at, 'UTC')]).toEqual(['2026-11-21', '2026-11-20']);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
