import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createTexts } from '../../core/messages/messages';
import { csvLines } from '../../ui/patterns/export/csvLines';
import messages from './messages.en.json';
import { dishExport } from './ratingExport';

const CONTEXT = {
  formats: { date: String, dateTime: String },
  zone: { iso: String },
  currency: 'INR',
  heads: { money: (head: string) => head, iso: (head: string) => head },
};

test('the ratings of dishes are read back unchanged', () => {
  const dishes = [
    { key: 'a', name: '=Dosa, "masala"', count: 7, average: 4.2857, change: -0.333 },
    { key: 'b', name: 'मसाला\nडोसा', count: 5, average: 0.5, change: null },
    { key: 'c', name: 'Naan', count: 5, average: 5, change: 0 },
  ];
  const { head, line } = csvLines(dishExport(createTexts('en-IN').of(messages)), CONTEXT);
  expect(parse([head, ...dishes.map(line)].join(''))).toEqual([
    ['Dish', 'Average', 'Reviews', 'Last 30 days'],
    [`'=Dosa, "masala"`, '4.29', '7', '-0.33'],
    ['मसाला\nडोसा', '0.5', '5', ''],
    ['Naan', '5', '5', '0'],
  ]);
});
