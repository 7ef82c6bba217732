import { expect, test } from 'vitest';
import { dragTarget, limitDrag, makeRoom } from './dragTarget';

/** Rows of 40 px, then one of 100 px, with gaps of 10 px. */
const ROWS = [
  { top: 0, height: 40 },
  { top: 50, height: 40 },
  { top: 100, height: 40 },
  { top: 150, height: 100 },
];

test.each([
  { from: 0, by: 29, to: 0 },
  { from: 0, by: 31, to: 1 },
  { from: 0, by: 81, to: 2 },
  { from: 1, by: -29, to: 1 },
  { from: 1, by: -31, to: 0 },
  { from: 3, by: -31, to: 2 },
  { from: 3, by: -131, to: 0 },
  { from: 2, by: 0, to: 2 },
])('a row at $from that is dragged by $by px is dropped at $to', ({ from, by, to }) => {
  expect(dragTarget(ROWS, from, by)).toBe(to);
});

test.each([
  { from: 1, by: -500, limited: -50 },
  { from: 1, by: 500, limited: 160 },
  { from: 1, by: 20, limited: 20 },
])('a row that is dragged by $by px stays in its list', ({ from, by, limited }) => {
  expect(limitDrag(ROWS, from, by)).toBe(limited);
});

test('the rows between make room for the dragged one', () => {
  const shifts = (from: number, to: number) =>
    ROWS.map((_, index) => makeRoom(ROWS, { index, from, to }));
  expect(shifts(0, 2)).toEqual([0, -50, -50, 0]);
  expect(shifts(3, 1)).toEqual([0, 110, 110, 0]);
});
