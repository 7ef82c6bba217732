import { expect, test } from 'vitest';
import { fitNumbers, numberSize } from './fitNumbers';

test.each([
  [390, 64],
  [768, 84],
  [1280, 84],
  [1920, 127],
])('at %d px the numbers are %d px high', (width, size) => {
  expect(numberSize(width)).toBe(size);
});

test('as many numbers as fit are on a page, and at least one', () => {
  const numbers = ['1234', '5678'];
  const area = { width: 600, height: 600, size: 84, numbers };
  expect(fitNumbers(area)).toEqual({ columns: 2, rows: 5, perPage: 10 });
  expect(fitNumbers({ ...area, numbers: ['1234', 'AB-1234'] }).columns).toBe(1);
  expect(fitNumbers({ ...area, codes: ['Code …21'] })).toEqual({ columns: 2, rows: 4, perPage: 8 });
  expect(fitNumbers({ ...area, codes: ['Code 48213765'] }).columns).toBe(1);
  expect(fitNumbers({ ...area, width: 10, height: 10 }).perPage).toBe(1);
  expect(fitNumbers({ ...area, numbers: [] }).perPage).toBeGreaterThan(0);
});
