import { expect, test } from 'vitest';
import { toDay, validityOf } from './validity';

test.each([
  ['2026-11-20', 'expired'],
  ['2026-11-21', 'soon'],
  ['2026-12-21', 'soon'],
  ['2026-12-22', 'valid'],
  ['', 'unknown'],
  ['someday', 'unknown'],
])('a document until "%s" is %s on 21 Nov 2026', (expiry, validity) => {
  expect(validityOf(expiry, '2026-11-21')).toBe(validity);
});

test.each([
  ['2027-12-01', '2027-12-01'],
  // Midnight in India is the evening before in UTC.
  ['2027-11-30T18:30:00.000Z', '2027-12-01'],
  ['no date', ''],
  [null, ''],
])('the day of %s in India is "%s"', (value, day) => {
  expect(toDay(value, 'Asia/Kolkata')).toBe(day);
});
