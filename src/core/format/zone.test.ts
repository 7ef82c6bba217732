import { expect, test } from 'vitest';
import { createZone } from './zone';

const india = createZone('Asia/Kolkata');
const berlin = createZone('Europe/Berlin');
const newYork = createZone('America/New_York');

test.each([
  [india, '2026-11-20T07:35:00Z', '2026-11-20T13:05:00+05:30'],
  [india, '2026-11-20T20:00:00.900Z', '2026-11-21T01:30:00+05:30'],
  [berlin, Date.UTC(2026, 6, 1), '2026-07-01T02:00:00+02:00'],
  [newYork, '2026-01-01T00:00:00Z', '2025-12-31T19:00:00-05:00'],
  [india, '2026-11-20', '2026-11-20'],
  [india, 'never', ''],
  [india, null, ''],
])('a time is written with its zone (%#)', (zone, value, iso) => {
  expect(zone.iso(value)).toBe(iso);
  if (iso.length > 10) {
    const moment = Math.floor(new Date(value as string).getTime() / 1000) * 1000;
    expect(Date.parse(iso)).toBe(moment);
  }
});

test.each([
  [india, '2026-11-20', '2026-11-19T18:30:00.000Z'],
  [berlin, '2026-03-29', '2026-03-28T23:00:00.000Z'],
  [berlin, '2026-03-30', '2026-03-29T22:00:00.000Z'],
  [berlin, '2026-10-26', '2026-10-25T23:00:00.000Z'],
  [newYork, '2026-11-01', '2026-11-01T04:00:00.000Z'],
])('a day begins at midnight of its zone (%#)', (zone, day, start) => {
  expect(new Date(zone.startOf(day)).toISOString()).toBe(start);
});
