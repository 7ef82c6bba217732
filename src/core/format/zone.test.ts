import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, createZone, daysBetween } from './zone';

const india = createZone('Asia/Kolkata');
const berlin = createZone('Europe/Berlin');
const newYork = createZone('America/New_York');

test.each([
  [india, '2026-11-20T07:35:00Z', '2026-11-20T13:05:00+05:30'],
  [india, '2026-11-20T20:00:00.900Z', '2026-11-21T01:30:00+05:30'],
  [berlin, Date.UTC(2026, 6, 1), '2026-07-01T02:00:00+02:00'],
  [newYork, '2026-01-01T00:00:00Z', '2025-12-31T19:00:00-05:00'],
  [india, '2026-11-20', '2026-11-20'],
  [india, 'never', ''],
  [india, null, ''],
])('a time is written with its zone (%#)', (zone, value, iso) => {
  expect(zone.iso(value)).toBe(iso);
  if (iso.length > 10) {
    const moment = Math.floor(new Date(value as string).getTime() / 1000) * 1000;
    expect(Date.parse(iso)).toBe(moment);
  }
});

test.each([
  [india, '2026-11-20', '2026-11-19T18:30:00.000Z'],
  [berlin, '2026-03-29', '2026-03-28T23:00:00.000Z'],
  [berlin, '2026-03-30', '2026-03-29T22:00:00.000Z'],
  [berlin, '2026-10-26', '2026-10-25T23:00:00.000Z'],
  [newYork, '2026-11-01', '2026-11-01T04:00:00.000Z'],
])('a day begins at midnight of its zone (%#)', (zone, day, start) => {
  expect(new Date(zone.startOf(day)).toISOString()).toBe(start);
});

test.each([
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00.000Z'],
  ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z'],
])('in %s the clocks change at midnight so that %s begins at %s', (timeZone, day, start) => {
  expect(new Date(createZone(timeZone).startOf(day)).toISOString()).toBe(start);
});

const DAYS = Array.from({ length: 365 }, (_, at) => addDays('2026-01-01', at));

/** One time zone of each group that has the same time in each week of the year. */
function differentZones(): Iterable<string> {
  const weeks = DAYS.filter((_, at) => at % 7 === 0).map((day) => Date.parse(day));
  const byTimes = Intl.supportedValuesOf('timeZone').map((timeZone) => {
    const zone = createZone(timeZone);
    return [weeks.map((at) => zone.iso(at)).join(), timeZone] as const;
  });
  return new Map(byTimes).values();
}

test('in every zone each day of 2026 begins with its first moment', () => {
  const wrong = [...differentZones()].flatMap((timeZone) => {
    const { startOf, dayOf } = createZone(timeZone);
    return DAYS.filter((day) => {
      const start = startOf(day);
      return dayOf(start) !== day || dayOf(start - 1) !== addDays(day, -1);
    }).map((day) => `${timeZone} ${day}`);
  });
  expect(wrong).toEqual([]);
}, 60_000);

test.each([
  ['2026-11-20', '18:00', 'Asia/Kolkata', '2026-11-20T12:30:00.000Z'],
  ['2026-11-20', '00:00', 'America/New_York', '2026-11-20T05:00:00.000Z'],
  // The hours before and after the clocks go forward in spring.
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '04:00', 'Europe/Berlin', '2026-03-29T02:00:00.000Z'],
])('%s %s in %s is %s', (day, clock, timeZone, expected) => {
  expect(new Date(createZone(timeZone).momentOf(day, clock)).toISOString()).toBe(expected);
});

test('the day of a moment depends on the time zone', () => {
  const at = Date.parse('2026-11-20T20:00:00Z');
  expect([india.dayOf(at), createZone('UTC').dayOf(at)]).toEqual(['2026-11-21', '2026-11-20']);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('the hour of the week begins on Monday in the time zone', () => {
  const sunday = Date.parse('2026-11-22T18:00:00Z');
  const zones = [india, createZone('UTC'), newYork];
  expect(zones.map((zone) => zone.weekHourOf(sunday))).toEqual([
    6 * 24 + 23,
    6 * 24 + 18,
    6 * 24 + 13,
  ]);
  expect(india.weekHourOf(sunday + 30 * 60_000)).toBe(0);
});

test('days are counted over the change of the clocks', () => {
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
});

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';

test.each([india, berlin, newYork])('no date makes a zone throw (%#)', (zone) => {
  /** The first and the last valid moment of a `Date`, and one beyond. */
  const edges = [8.64e15, -8.64e15, 8.65e15].map((at) => fc.constant(at));
  const moments = fc.oneof(fc.double(), ...edges);
  const days = fc.oneof(fc.string(), fc.constantFrom('2026-99-99', '9999-12-31', '11/24/2026'));
  fc.assert(
    fc.property(moments, days, fc.string(), fc.anything(), (at, day, clock, value) => {
      const texts = [zone.iso(value), zone.iso(at), zone.dayOf(at), addDays(day, 1)];
      const numbers = [zone.momentOf(day, clock), zone.startOf(day), zone.weekHourOf(at)];
      return texts.every(isText) && numbers.every(isNumber);
    }),
  );
});

test('an invalid date has no parts', () => {
  expect([india.dayOf(Number.NaN), india.iso(8.64e15), addDays('soon', 1)]).toEqual(['', '', '']);
  expect([india.startOf('soon'), india.weekHourOf(Number.NaN)]).toEqual([Number.NaN, Number.NaN]);
});
