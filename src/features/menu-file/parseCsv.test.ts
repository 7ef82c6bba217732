import { csvFormatRows } from 'd3-dsv';
import { expect, test } from 'vitest';
import { parseCsv } from './parseCsv';

const signal = new AbortController().signal;

test('cells with line breaks, quotes and commas are read in parts as they were written', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [
    String(index),
    `say "hi",\n${'"'.repeat(index % 4)}`,
    `5" pan`,
  ]);
  expect(await parseCsv(csvFormatRows(rows), 50_000, signal)).toEqual(rows);
});

test('a quote within a cell is a part of its text', async () => {
  expect(await parseCsv('a,5" pan\nb,"x\ny"\n', 50_000, signal)).toEqual([
    ['a', '5" pan'],
    ['b', 'x\ny'],
  ]);
});

test('an empty row counts', async () => {
  expect(await parseCsv('a\n\nb', 50_000, signal)).toEqual([['a'], [''], ['b']]);
});
