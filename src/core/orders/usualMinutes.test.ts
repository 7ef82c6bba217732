import { expect, test } from 'vitest';
import { usualMinutes } from './usualMinutes';

const HOUR_MS = 3_600_000;

const hourOf = (at: number) => Math.floor(at / HOUR_MS) % 24;

/** An order of an hour that took so many minutes; `minute` is when it started. */
const order = (hour: number, minutes: number, minute = 0) => {
  const startedAt = hour * HOUR_MS + minute * 60_000;
  return { startedAt, readyAt: startedAt + minutes * 60_000 };
};

const times = (count: number, hour: number, minutes: number, apart = 0) =>
  Array.from({ length: count }, (_, index) => order(hour, minutes, index * apart));

test.each([
  ['four orders say nothing', times(4, 12, 22), 12, 0, null],
  ['the median is promised in full', times(5, 12, 22), 12, 0, 25],
  ['a time of exactly 25 min is 25 min', times(5, 12, 25), 12, 0, 25],
  ['a longer time than all is the longest', times(5, 12, 90), 12, 0, 45],
  ['this hour counts', [...times(5, 12, 18), ...times(5, 20, 38)], 20, 0, 40],
  ['the hour before midnight is near that after it', times(5, 23, 28), 0, 0, 30],
  [
    'so many orders count',
    [...times(6, 12, 18, 9), ...times(12, 13, 39, 3)].map((one) => one),
    13,
    9,
    40,
  ],
  ['another hour is better than nothing', times(5, 12, 22), 20, 0, 25],
])('%s', (_name, prepared, hour, load, expected) => {
  expect(usualMinutes(prepared, { hour, load }, hourOf)).toBe(expected);
});
