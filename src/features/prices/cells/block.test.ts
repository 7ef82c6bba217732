import { expect, test } from 'vitest';
import { formatBlock, parseBlock } from './block';

test('a copied block is read again as it was', () => {
  const cells = [
    ['Dal "Tadka"', '1,250.50'],
    ['two\nlines', 'a\tb'],
  ];
  expect(parseBlock(formatBlock(cells))).toEqual(cells);
});

test('10,000 cells are read', () => {
  const row = Array.from({ length: 10 }, () => '1,250.50').join('\t');
  const cells = parseBlock(Array.from({ length: 1_000 }, () => row).join('\n'));
  expect(cells.flat()).toHaveLength(10_000);
});

test('quotes without an end are read in linear time', () => {
  const text = '"a\n'.repeat(300_000);
  expect(parseBlock(text)).toHaveLength(300_000);
});
