import { expect, test } from 'vitest';
import { createFormats } from '../../../core/format/formats';
import { readDay } from '../../../core/format/writtenDays';
import { cycleLinkId, readCycle } from './cycleDays';

const { isoDay } = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });

test.each([
  '09 Nov 2026 - 15 Nov 2026',
  ' 9 November 2026 – 15 November 2026 ',
  '09 Nov - 15 Nov 2026',
  '09 - 15 Nov 2026',
  '9th Nov 2026 to 15th Nov 2026',
  'Mon, 09 Nov 2026 - Sun, 15 Nov 2026',
  'Nov 9, 2026 - Nov 15, 2026',
  '2026-11-09 to 2026-11-15',
  '2026-11-09/2026-11-15',
  '2026-11-09T00:00:00Z - 2026-11-15T23:59:59Z',
  '09/11/2026 - 15/11/2026',
  '09.11.2026 — 15.11.2026',
  '09-Nov-2026 - 15-Nov-2026',
])('"%s" are the days from 9 to 15 November', (text) => {
  expect(readCycle(text, isoDay)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});

test.each([
  ['28 Dec 2026 - 03 Jan 2027', '2026-12-28', '2027-01-03'],
  ['28 Dec - 03 Jan 2027', '2026-12-28', '2027-01-03'],
  ['20 Nov 2026', '2026-11-20', '2026-11-20'],
])('"%s" is from %s to %s', (text, from, to) => {
  expect(readCycle(text, isoDay)).toEqual({ from, to });
});

test.each([
  '',
  'Week 46',
  '09 Nov - 15 Nov',
  '15 Nov 2026 - 09 Nov 2026',
  '31 Feb 2026 - 07 Mar 2026',
  '09 Now 2026 - 15 Nov 2026',
  '01 Jan 2026 - 31 Dec 2026',
  '09 Nov 2026 - 15 Nov 2026 - 20 Nov 2026',
  '09/13/2026 - 15/13/2026',
  'null',
  'x'.repeat(300),
])('"%s" has no days', (text) => {
  expect(readCycle(text, isoDay)).toBeNull();
});

test('a cycle has an id that fits a path', () => {
  expect([readDay('20 Nov 2026', isoDay), readDay('today', isoDay)]).toEqual(['2026-11-20', null]);
  const id = cycleLinkId({ from: '2026-11-09', to: '2026-11-15' });
  expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
});
