import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RowPosition, toSlots } from './slots';

const GAP = 16;
const MARGIN = 50;

/** Positions of rows with these heights. */
function stack(heights: readonly number[]): RowPosition[] {
  let start = MARGIN;
  return heights.map((height, index) => {
    const row = { index, start, end: start + height };
    start = row.end + GAP;
    return row;
  });
}

function extent(all: readonly RowPosition[]) {
  return { start: MARGIN, end: all.at(-1)?.end ?? MARGIN, gap: GAP };
}

test('rows that are all drawn leave no room', () => {
  const all = stack([100, 120, 90]);
  expect(toSlots(all, extent(all)).map(({ kind }) => kind)).toEqual(['cards', 'cards', 'cards']);
});

test('a focused row far above the visible ones keeps its stack between two rooms', () => {
  const all = stack(Array.from({ length: 100 }, () => 200));
  const drawn = [3, 50, 51].map((index) => all[index] as RowPosition);
  expect(toSlots(drawn, extent(all))).toMatchObject([
    { kind: 'spacer' },
    { kind: 'cards', row: 3 },
    { kind: 'spacer' },
    { kind: 'cards', row: 50 },
    { kind: 'cards', row: 51 },
    { kind: 'spacer' },
  ]);
});

test('with no row drawn the room is as tall as the list', () => {
  const all = stack([100, 100]);
  expect(toSlots([], extent(all))).toEqual([{ kind: 'spacer', after: 0, height: 216 }]);
});

test('the grid is as tall with some rows drawn as with all', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(heights, fc.func(fc.boolean()), (given, isDrawn) => {
      const all = stack(given);
      const slots = toSlots(
        all.filter(({ index }) => isDrawn(index)),
        extent(all),
      );
      const height = (slot: (typeof slots)[number]) =>
        slot.kind === 'spacer' ? slot.height : (given[slot.row] ?? 0);
      const total = slots.reduce((sum, slot) => sum + height(slot), 0) + GAP * (slots.length - 1);
      expect(total).toBe((all.at(-1)?.end ?? 0) - MARGIN);
    }),
  );
});
