import { expect, test } from 'vitest';
import { createZone } from '../../format/zone';
import { endedDay, nextDaysOpening, nextOpening, openUntil } from './openings';
import { toTimings } from './wire';

const TIME_ZONE = 'Asia/Kolkata';
const ZONE = createZone(TIME_ZONE);
/** A Friday at 20:00 in the time zone of the restaurant. */
const NOW = Date.parse('2026-11-20T14:30:00Z');
const HOUR_MS = 3_600_000;

const open = (...hours: [from: string, to: string][]) => ({
  outlet_status: true,
  timings: hours.map(([open_times, close_time]) => ({ open_times, close_time })),
});
const closed = { ...open(['09:00', '23:00']), outlet_status: false };

function next(timings: object, find = nextOpening, now = NOW) {
  const at = find(toTimings({ timings }, TIME_ZONE), now, ZONE);
  return at && new Date(at).toISOString();
}

test('the next opening can be a later slot of today', () => {
  const all_days = open(['21:00', '23:00'], ['11:00', '15:00']);
  expect(next({ is_all_day: true, all_days })).toBe('2026-11-20T15:30:00.000Z');
  expect(next({ is_all_day: true, all_days }, nextDaysOpening)).toBe('2026-11-21T05:30:00.000Z');
});

test.each([
  ['the next opening', nextOpening],
  ['the first opening after today', nextDaysOpening],
])('%s is not the second half of a slot split at midnight', (_name, find) => {
  const all_days = open(['00:00', '02:00'], ['18:00', '23:59']);
  expect(next({ is_all_day: true, all_days }, find)).toBe('2026-11-21T12:30:00.000Z');
});

test('after midnight, an evening that is still open is followed by the opening of the same date', () => {
  const all_days = open(['00:00', '02:00'], ['18:00', '23:59']);
  const find = (now: string) =>
    next({ is_all_day: true, all_days }, nextDaysOpening, Date.parse(now));
  expect(find('2026-11-21T01:00:00+05:30')).toBe('2026-11-21T12:30:00.000Z');
  expect(find('2026-11-21T03:00:00+05:30')).toBe('2026-11-22T12:30:00.000Z');
});

test('the first hours after midnight are an opening if the day before had none', () => {
  const specified = [{}, {}, {}, {}, {}, open(['00:00', '02:00']), {}];
  expect(next({ is_all_day: false, specified })).toBe('2026-11-20T18:30:00.000Z');
});

test('a restaurant that never closes has no opening', () => {
  const all_days = open(['00:00', '23:59']);
  expect(next({ is_all_day: true, all_days })).toBeNull();
});

test('days on which the restaurant is offline or has no slots are left out', () => {
  const specified = [open(['10:00', '22:00']), {}, {}, {}, closed, closed, open()];
  expect(next({ is_all_day: false, specified })).toBe('2026-11-23T04:30:00.000Z');
});

test.each([
  ['closed', { closed: true, timings: [] }, '2026-11-22T05:30:00.000Z'],
  ['with its own hours', open(['16:00', '20:00']), '2026-11-21T10:30:00.000Z'],
])('a special day that is %s replaces the hours of its weekday', (_what, day, opening) => {
  const all_days = open(['11:00', '15:00']);
  const special = [{ _id: 's', date: '2026-11-21', label: 'Diwali', ...day }];
  expect(next({ is_all_day: true, all_days, special })).toBe(opening);
});

test('a restaurant is not open on a special day that is closed', () => {
  const special = [
    { _id: 's', date: '2026-11-20', label: 'Diwali', ...open(['10:00', '22:00']), closed: true },
  ];
  const timings = { is_all_day: true, all_days: open(['10:00', '22:00']), special };
  expect(next(timings, openUntil)).toBeNull();
});

test.each([{ date: 'tomorrow' }, { _id: '' }, null, 'none'])(
  'a special day that cannot be read (%j) changes nothing',
  (broken) => {
    const all_days = open(['21:00', '23:00']);
    const special = [broken && typeof broken === 'object' ? { _id: 's', ...broken } : broken];
    expect(next({ is_all_day: true, all_days, special })).toBe('2026-11-20T15:30:00.000Z');
  },
);

test('without hours there is no opening', () => {
  expect(next({})).toBeNull();
});

test('slots that touch are open until the end of the last', () => {
  const all_days = open(['18:00', '21:00'], ['21:00', '23:00'], ['11:00', '15:00']);
  expect(next({ is_all_day: true, all_days }, openUntil)).toBe('2026-11-20T17:30:00.000Z');
});

test('a closed restaurant is not open until its next slot ends', () => {
  const all_days = open(['21:00', '23:00']);
  expect(next({ is_all_day: true, all_days }, openUntil)).toBeNull();
});

test.each([
  ['20:00', NOW],
  ['23:59:30', NOW + 3.99 * HOUR_MS],
  ['1:00', NOW + 5 * HOUR_MS],
])('at %s a slot past midnight is open until 2:00', (_time, now) => {
  const whole = { is_all_day: true, all_days: open(['18:00', '02:00']) };
  const split = { is_all_day: true, all_days: open(['18:00', '23:59'], ['00:00', '02:00']) };
  const until = [whole, split].map((timings) => next(timings, openUntil, now));
  expect(until).toEqual(['2026-11-20T20:30:00.000Z', '2026-11-20T20:30:00.000Z']);
});

test.each([
  [[{}, {}, {}, {}, open(['18:00', '02:00']), {}, {}], '2026-11-20T20:30:00.000Z'],
  [[{}, {}, {}, {}, {}, open(['18:00', '02:00']), {}], null],
])('the first hours of a Saturday belong to the slot of Friday', (specified, until) => {
  expect(next({ is_all_day: false, specified }, openUntil, NOW + 5 * HOUR_MS)).toBe(until);
});

test('a slot until 23:59 that is not continued ends in that minute', () => {
  const all_days = open(['18:00', '23:59']);
  expect(next({ is_all_day: true, all_days }, openUntil)).toMatch(/^2026-11-20T18:29/);
});

test('a slot without a readable end is closed', () => {
  const all_days = open(['18:00', '24:00']);
  expect(next({ is_all_day: true, all_days }, openUntil)).toBeNull();
});

const LATE_NIGHT = open(['18:00', '23:59'], ['00:00', '02:00']);

test.each<[string, object, string, string | null]>([
  ['before the last slot has ended', open(['11:00', '15:00'], ['18:00', '23:00']), '22:59', null],
  ['between two slots', open(['11:00', '15:00'], ['18:00', '23:00']), '16:00', null],
  ['after the last slot', open(['11:00', '15:00'], ['18:00', '23:00']), '23:00', '2026-11-20'],
  ['before the first slot', open(['11:00', '23:00']), '09:00', null],
  ['in the night of the evening before', LATE_NIGHT, '01:59', null],
  ['after the night of the evening before', LATE_NIGHT, '02:00', '2026-11-19'],
  [
    'in the morning after an evening until midnight',
    open(['18:00', '00:00']),
    '00:10',
    '2026-11-19',
  ],
  ['in the afternoon after such an evening', LATE_NIGHT, '12:00', null],
  ['after a slot that passes midnight', open(['18:00', '02:00']), '02:30', '2026-11-19'],
  ['on a day without slots', open(), '23:30', null],
  ['with hours around the clock', open(['00:00', '23:59']), '23:30', null],
])('%s, the day that has ended is known', (_when, all_days, time, day) => {
  const timings = toTimings({ timings: { is_all_day: true, all_days } }, TIME_ZONE);
  expect(endedDay(timings, Date.parse(`2026-11-20T${time}:00+05:30`), ZONE)).toBe(day);
});

test('a special day decides about its date, and its evening stays that of the day before', () => {
  const at = (time: string, special: object) =>
    endedDay(
      toTimings(
        {
          timings: {
            is_all_day: true,
            all_days: open(['18:00', '23:00']),
            special: [{ _id: 's1', date: '2026-11-20', ...special }],
          },
        },
        TIME_ZONE,
      ),
      Date.parse(`${time}:00+05:30`),
      ZONE,
    );
  const closed = { closed: true, timings: [] };
  expect(at('2026-11-20T23:30', closed)).toBeNull();
  expect(at('2026-11-20T00:30', closed)).toBeNull();
  expect(at('2026-11-20T15:00', open(['10:00', '14:00']))).toBe('2026-11-20');
  expect(at('2026-11-20T23:30', open(['20:00', '23:59']))).toBeNull();
});
