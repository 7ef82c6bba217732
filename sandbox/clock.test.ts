import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const lunch = Date.parse('2026-11-20T07:30:00Z');

test('live times keep their age while the sandbox is off', () => {
  const clock = createClock(3 * DAY + 5 * HOUR);
  expect(clock.real(lunch, 'live') - lunch).toBe(3 * DAY + 5 * HOUR);
});

test('past times move by whole days', () => {
  const clock = createClock(3 * DAY + 5 * HOUR);
  expect(clock.iso(lunch, 'past')).toBe('2026-11-23T07:30:00.000Z');
});

test('a real time is stored so that it is read as it was', () => {
  const clock = createClock(3 * DAY + 5 * HOUR);
  for (const frame of ['live', 'past'] as const) {
    expect(clock.real(clock.stored(lunch, frame), frame)).toBe(lunch);
  }
});
