import { expect, test } from 'vitest';
import { addMonths, chooseDay, weeksOf } from './calendarDays';
import { readPeriod } from './period';

const spanOf = (month: string, today: string) => {
  const days = weeksOf(month, today).flat();
  return [days[0], days.at(-1), days.length];
};

test.each([
  ['2026-11', '2026-11-25', ['2026-10-26', '2026-12-06', 42]],
  ['2026-10', '2026-11-25', ['2026-09-28', '2026-11-01', 35]],
  ['2027-02', '2027-03-10', ['2027-02-01', '2027-02-28', 28]],
  ['2024-02', '2026-11-25', ['2024-01-29', '2024-03-03', 35]],
])('the weeks of %s on %s have the days %j', (month, today, span) => {
  expect(spanOf(month, today)).toEqual(span);
});

test('the last weekend is shown in the first days of a month', () => {
  expect(spanOf('2026-12', '2026-12-01')).toEqual(['2026-11-23', '2027-01-03', 42]);
});

test.each([
  ['2026-11-25', -1, '2026-10-25'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-31', -1, '2025-12-31'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months are %s', (day, months, other) => {
  expect(addMonths(day, months)).toBe(other);
});

test.each([
  ['nothing', '', ['2026-11-21', '2026-11-21']],
  ['a day before', '2026-11-14', ['2026-11-14', '2026-11-21']],
  ['a day after', '2026-11-24', ['2026-11-21', '2026-11-24']],
  ['the same day', '2026-11-21', ['2026-11-21', '2026-11-21']],
])('a tap after %s', (_name, before, chosen) => {
  expect(Object.values(chooseDay(before, '2026-11-21'))).toEqual(chosen);
});

test('a month has at most six weeks', () => {
  expect(spanOf('0000-01', '2026-11-25')[2]).toBeLessThanOrEqual(42);
  expect(spanOf('2026-11', '2026-11-01')).toEqual(['2026-10-19', '2026-11-29', 42]);
});

test.each([
  ['0000-01-01', ''],
  ['1999-12-31', ''],
  ['2000-01-01', '2000-01-01'],
])('the day %s of the URL is read as "%s"', (from, day) => {
  expect(readPeriod({ from }).from).toBe(day);
});
