import { expect, test } from 'vitest';
import { type Holiday, holidaysFrom } from './holidays';

const DAY_MS = 86_400_000;
const ALL = holidaysFrom('');
const YEARS = [2026, 2027, 2028];
/** A new moon, and the mean time between two, which differs from the real one by up to 14 hours. */
const NEW_MOON = Date.parse('2000-01-06T18:14Z');
const MONTH_MS = 29.530588861 * DAY_MS;

/** The days between the new moon before and noon of a date in India. */
function moonAge(date: string): number {
  return ((Date.parse(`${date}T12:00+05:30`) - NEW_MOON) % MONTH_MS) / DAY_MS;
}

/** Easter Sunday, by the algorithm of Gauss for 1900 to 2099. */
function easter(year: number): string {
  const d = (19 * (year % 19) + 24) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7;
  return new Date(Date.UTC(year, 2, 22 + d + e)).toISOString().slice(0, 10);
}

function datesOf(name: Holiday['name']): string[] {
  return ALL.filter((holiday) => holiday.name === name).map(({ date }) => date);
}

test('the dates are in order, and each festival is once a year', () => {
  const dates = ALL.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  for (const { name } of ALL) expect(datesOf(name).map((date) => +date.slice(0, 4))).toEqual(YEARS);
});

test.each([
  ['republicDay', '01-26'],
  ['independenceDay', '08-15'],
  ['gandhiJayanti', '10-02'],
  ['christmas', '12-25'],
] as const)('%s is on its fixed date', (name, day) => {
  expect(datesOf(name)).toEqual(YEARS.map((year) => `${year}-${day}`));
});

test('Good Friday is two days before Easter', () => {
  const sundays = datesOf('goodFriday').map((date) =>
    new Date(Date.parse(date) + 2 * DAY_MS).toISOString().slice(0, 10),
  );
  expect(sundays).toEqual(YEARS.map(easter));
});

test.each([
  ['holi', 14, 16.5],
  ['rakshaBandhan', 13.5, 16.5],
  ['guruNanakJayanti', 13.5, 16.5],
  ['dussehra', 8, 11],
  ['eidAlFitr', 0.7, 3],
  ['eidAlAdha', 9.7, 12.5],
] as const)('the moon is right for %s', (name, from, to) => {
  for (const date of datesOf(name)) {
    expect(moonAge(date), date).toBeGreaterThan(from);
    expect(moonAge(date), date).toBeLessThan(to);
  }
});

test('Diwali is at new moon', () => {
  for (const date of datesOf('diwali')) {
    const age = moonAge(date);
    expect(Math.min(age, 29.53 - age), date).toBeLessThan(2);
  }
});

test('the dates that the moon decides are only expected', () => {
  const names = new Set(ALL.filter(({ isExpected }) => isExpected).map(({ name }) => name));
  expect([...names].toSorted()).toEqual([
    'diwali',
    'dussehra',
    'eidAlAdha',
    'eidAlFitr',
    'guruNanakJayanti',
    'holi',
    'rakshaBandhan',
  ]);
});

test('holidays that are over are left out', () => {
  expect(holidaysFrom('2028-12-25').map(({ name }) => name)).toEqual(['christmas']);
});
