import { expect, test } from 'vitest';
import { readClock, writeClock } from './clock';

const INDIA = 'Asia/Kolkata';

test.each([
  ['11:00', '11:00', '18:30'],
  ['9:05', '09:05', '18:30'],
  ['11:00:00', '11:00', '18:30:00'],
  ['11:00 AM', '11:00', '6:30 PM'],
  ['09:00 pm', '21:00', '06:30 pm'],
  ['12:15am', '00:15', '6:30pm'],
  ['2026-01-05T05:30:00.000Z', '11:00', '2026-01-05T13:00:00.000Z'],
  ['2026-01-05T11:00:00+05:30', '11:00', '2026-01-05T18:30:00+05:30'],
])('%s is read as %s in a format that writes 18:30 as %s', (raw, clock, evening) => {
  expect(readClock(raw, INDIA)).toBe(clock);
  expect(writeClock('18:30', raw, INDIA)).toBe(evening);
});

test.each(['', '24:00', '11:60', '13:00 PM', 'noon', '1'.repeat(100_000)])(
  '%.9s is not a time',
  (raw) => {
    expect(readClock(raw, INDIA)).toBe('');
    expect(writeClock('18:30', raw === '24:00' ? '' : raw, INDIA)).toMatch(/^(0?6:30 PM|18:30)$/);
  },
);
