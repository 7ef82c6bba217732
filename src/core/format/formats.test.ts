import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createFormats } from './formats';

const india = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });

test('money is grouped the Indian way with two decimals', () => {
  expect(india.money(123456.5)).toBe('₹1,23,456.50');
});

test('money in a sentence has paise only where there are some', () => {
  expect([india.shortMoney(123456), india.shortMoney(99.5)]).toEqual(['₹1,23,456', '₹99.50']);
  expect(india.shortMoney(null)).toBe('–');
});

test('a percentage has its sign behind the figure, and each minus is one', () => {
  expect([india.percentage(8.3), india.percentage(2.625), india.percentage(-5)]).toEqual([
    '8.3%',
    '2.625%',
    '\u22125%',
  ]);
  expect([india.number(-5), india.money(-5)]).toEqual(['\u22125', '\u2212₹5.00']);
  expect([india.percentage(null), india.number(Number.NaN)]).toEqual(['–', '–']);
});

test.each([
  ['en-AE', 'AED', 'AED\u00a01,234.50', 'AED'],
  ['en-US', 'USD', '$1,234.50', '$'],
  ['en-KW', 'KWD', 'KWD\u00a01,234.500', 'KWD'],
  ['ja-JP', 'JPY', '￥1,235', '￥'],
])('in %s an amount in %s is %s', (locale, currency, amount, symbol) => {
  const formats = createFormats({ locale, currency, timeZone: 'UTC' });
  expect([formats.money(1234.5), formats.currencySymbol()]).toEqual([amount, symbol]);
});

test.each([
  ['2026-11-30', '30 Nov'],
  ['2026-11-30T19:00:00Z', '01 Dec'],
  ['2027-01-05', '05 Jan 2027'],
  ['soon', '–'],
])('in November 2026 the short date of %s is %s', (value, shown) => {
  expect(india.shortDate(value, Date.UTC(2026, 10, 21))).toBe(shown);
});

test.each([
  ['2026-11-30', '2026-11-30'],
  // Midnight in India is the previous evening in UTC.
  ['2026-11-30T18:30:00.000Z', '2026-12-01'],
  [Date.UTC(2026, 10, 30, 18, 29), '2026-11-30'],
  ['soon', ''],
  [null, ''],
])('the day of %s in Kolkata is "%s"', (value, day) => {
  expect(india.isoDay(value)).toBe(day);
});

test('the day does not depend on how a browser writes dates', () => {
  // WebKit writes dates in en-CA with slashes.
  const written = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
  written.mockReturnValue(() => '11/30/2026');
  expect(india.isoDay('2026-11-30T12:00:00Z')).toBe('2026-11-30');
  written.mockRestore();
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
  'money of %s is a dash',
  (value) => {
    expect(india.money(value)).toBe('–');
  },
);

test.each([
  ['2026-11-20T07:35:00Z', '20 Nov 2026 • 1:05 PM'],
  ['2026-09-05T18:30:00.000Z', '06 Sep 2026 • 12:00 AM'],
  [Date.UTC(2026, 10, 20, 6, 30), '20 Nov 2026 • 12:00 PM'],
])('%s reads %s in Kolkata', (value, shown) => {
  expect(india.dateTime(value)).toBe(shown);
});

test.each([undefined, null, '', 'soon', {}, [], true, Number.NaN])(
  'a date that is none (%j) is a dash',
  (value) => {
    expect([india.dateTime(value), india.date(value)]).toEqual(['–', '–']);
  },
);

test('a date without a time stays the same day west of Greenwich', () => {
  const newYork = createFormats({ locale: 'en-IN', timeZone: 'America/New_York', currency: 'INR' });
  expect(newYork.date('2019-03-01')).toBe('01 Mar 2019');
});

test.each([
  [5_000, 'now'],
  [3 * 60_000, '3 min ago'],
  [-10, 'now'],
])('%d ms gone by reads "%s"', (elapsed, shown) => {
  expect(india.ago(elapsed).replace('.', '')).toBe(shown);
});

test('no value makes a format throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.double(), (value, elapsed) => {
      const shown = [india.dateTime(value), india.date(value), india.ago(elapsed)];
      return shown.every((text) => text !== '');
    }),
  );
});
