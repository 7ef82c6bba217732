import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createFormats } from '../../../core/format/formats';
import { createZone } from '../../../core/format/zone';
import { type CsvContext, csvLines } from './csvLines';
import type { ExportColumn } from './exportTable';

interface Sale {
  dish: string;
  amount: number | null;
  at: string | number | null;
}

const columns: ExportColumn<Sale>[] = [
  { header: 'Dish', value: ({ dish }) => dish },
  { header: 'Amount', value: ({ amount }) => amount, kind: 'money' },
  { header: 'Sold', value: ({ at }) => at, kind: 'time' },
];

const timeZone = 'Asia/Kolkata';
const context: CsvContext = {
  formats: createFormats({ locale: 'en-IN', timeZone, currency: 'INR' }),
  zone: createZone(timeZone),
  currency: 'INR',
  heads: { money: (head, unit) => `${head} (${unit})`, iso: (head) => `${head} (ISO 8601)` },
};

function readBack(...sales: Partial<Sale>[]): string[][] {
  const { head, line } = csvLines(columns, context);
  const rows = sales.map((sale) => line({ dish: '', amount: null, at: null, ...sale }));
  return parse([head, ...rows].join(''), { record_delimiter: '\r\n' });
}

const dishOf = (dish: string) => readBack({ dish })[1]?.[0];

test('the head has the unit of an amount', () => {
  expect(readBack()).toEqual([['Dish', 'Amount (INR)', 'Sold', 'Sold (ISO 8601)']]);
});

test('a head from right to left has no marks that isolate its words', () => {
  const money = (head: string, unit: string) => `\u2068${head}\u2069 (\u2068${unit}\u2069)`;
  const { head } = csvLines(columns, { ...context, heads: { ...context.heads, money } });

  expect(head).toContain('Amount (INR)');
});

test.each(['=1+1', '+91 98', '-5', '@SUM(A1)', '\tx', '\rx', '=1\n2', "'=1"])(
  'the text %j is no formula',
  (dish) => {
    expect(dishOf(dish)).toBe(`'${dish}`);
  },
);

test.each([
  ['Dosa;=1+1', "Dosa;'=1+1"],
  ['Dosa; @SUM(A1)', "Dosa; '@SUM(A1)"],
  ['Dosa\t+1', "Dosa\t'+1"],
  ['Dosa\n-1', "Dosa\n'-1"],
  ['Dosa\r\n=1\n=2', "Dosa\r\n'=1\n'=2"],
  ['＝1+1', "'＝1+1"],
  ['Dosa;＋1;－1;＠A', "Dosa;'＋1;'－1;'＠A"],
])('a formula inside of the text %j is escaped', (dish, safe) => {
  expect(dishOf(dish)).toBe(safe);
});

test.each([
  'Dosa',
  'a,b',
  'say "hi"',
  'two\nlines',
  'two\r\nlines',
  ' x ',
  "'x",
  'मसाला डोसा',
  'a=b',
])('the text %j is read back unchanged', (dish) => {
  expect(dishOf(dish)).toBe(dish);
});

test.each([
  [-12.5, '-12.5'],
  [123456.5, '123456.5'],
  [0, '0'],
  [1e21, '1000000000000000000000'],
  [null, ''],
  [Number.NaN, ''],
])('the amount %j is the number %j', (amount, cell) => {
  expect(readBack({ amount })[1]?.[1]).toBe(cell);
});

test.each([
  ['2026-11-20T07:35:00Z', '20 Nov 2026 • 1:05 PM', '2026-11-20T13:05:00+05:30'],
  [Date.UTC(2026, 10, 20, 20), '21 Nov 2026 • 1:30 AM', '2026-11-21T01:30:00+05:30'],
  ['2026-11-20', '20 Nov 2026', '2026-11-20'],
  ['', '', ''],
  [null, '', ''],
  // The last moment that a `Date` can represent. In this time zone, its date and time cannot be represented.
  [8.64e15, '', ''],
])('the time %j is shown with its zone', (at, shown, iso) => {
  expect(readBack({ at })[1]?.slice(2)).toEqual([shown, iso]);
});
