import { expect, test } from 'vitest';
import { toIsoDay } from './paymentExport';

test.each([
  ['20 Nov 2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T00:30:00+05:30', '2026-11-20'],
  ['2026-11-20T23:30:00-08:00', '2026-11-20'],
  ['2026-11-20T00:00:00.000Z', '2026-11-20'],
  ['2026-99-20T00:00:00Z', ''],
  ['soon', ''],
])('the day of the title %s is "%s" in its own zone', (title, day) => {
  expect(toIsoDay(title)).toBe(day);
});
