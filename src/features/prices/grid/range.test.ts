import { expect, test } from 'vitest';
import { moved, nextCell, rangeOf } from './range';

const SIZE = { rows: 10, columns: 6 };

test('a range has its corners in order', () => {
  expect(rangeOf({ row: 4, column: 1 }, { row: 2, column: 3 }, SIZE)).toEqual({
    top: 2,
    bottom: 4,
    start: 1,
    end: 3,
  });
});

test('a range is kept inside of a table that has become smaller', () => {
  const range = rangeOf({ row: 40, column: 5 }, { row: 0, column: 0 }, { rows: 3, columns: 1 });
  expect(range).toEqual({ top: 0, bottom: 2, start: 0, end: 0 });
});

test('infinite steps lead to the edge', () => {
  expect(moved({ row: 3, column: 3 }, Infinity, -Infinity, SIZE)).toEqual({ row: 9, column: 0 });
});

test('Tab leads to the next row and ends after the last cell', () => {
  expect(nextCell({ row: 0, column: 5 }, 1, SIZE)).toEqual({ row: 1, column: 0 });
  expect(nextCell({ row: 1, column: 0 }, -1, SIZE)).toEqual({ row: 0, column: 5 });
  expect(nextCell({ row: 9, column: 5 }, 1, SIZE)).toBeNull();
});
