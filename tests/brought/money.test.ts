import { expect, test } from 'vitest';
import { createFormats } from '../../src/core/format/formats';
import { readDay } from '../../src/core/format/writtenDays';
import { readCycle } from '../../src/features/payouts/cycle/cycleDays';
import { CYCLES, LOG_DAYS } from './money.ts';

const isoDayIn = (timeZone: string) =>
  createFormats({ locale: 'en-IN', timeZone, currency: 'INR' }).isoDay;

test.each(CYCLES)('$number: the cycle $input in $timeZone', ({ input, timeZone, value }) => {
  expect(readCycle(input, isoDayIn(timeZone))).toEqual(value);
});

test.each(LOG_DAYS)('$number: the day $input in $timeZone', ({ input, timeZone, value }) => {
  expect(readDay(input, isoDayIn(timeZone))).toBe(value);
});
