import { expect, test } from 'vitest';
import { daysOfMonth, monthAfter, monthName } from './months';

test.each([
  ['2026-11', { from: '2026-11-01', to: '2026-11-30' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  ['2026-12', { from: '2026-12-01', to: '2026-12-31' }],
  ['2026-13', null],
  ['2026-1', null],
  ['', null],
])('the days of %j', (month, days) => {
  expect(daysOfMonth(month)).toEqual(days);
});

test('the months around a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('the name of a month is that of the language', () => {
  expect([monthName('2026-11', 'en-IN'), monthName('2026-11', 'hi-IN')]).toEqual([
    'November 2026',
    'नवंबर 2026',
  ]);
});
