import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Column, type TicketHeights, toColumns, toPages } from './paginate';

const SPACE = { height: 100, gap: 10 };

function ticket(id: string, lineCount: number): TicketHeights {
  const lines = Array<number>(lineCount).fill(10);
  return { id, frame: 20, lines, starts: lines.map(() => true) };
}

/** A column as text: `a` is whole, `a0-8` are lines. */
function words(columns: readonly Column[]): string[] {
  return columns.map((column) =>
    column
      .map(({ id, from, to, isFirst, isLast }) => (isFirst && isLast ? id : `${id}${from}-${to}`))
      .join(' '),
  );
}

test('tickets that fit are whole, below each other', () => {
  const tickets = [ticket('a', 2), ticket('b', 2), ticket('c', 1), ticket('d', 8)];
  expect(words(toColumns(tickets, SPACE))).toEqual(['a b', 'c', 'd']);
});

test('a ticket of 40 items continues in further columns, and the next follows below its end', () => {
  const tickets = [ticket('a', 1), ticket('b', 40), ticket('c', 1)];
  const expected = ['a', 'b0-8', 'b8-16', 'b16-24', 'b24-32', 'b32-40', 'c'];
  expect(words(toColumns(tickets, SPACE))).toEqual(expected);
  expect(words(toColumns([ticket('b', 10), ticket('c', 1)], SPACE))).toEqual(['b0-8', 'b8-10 c']);
});

test('a line that is higher than a column has a column of its own', () => {
  const tickets = [{ id: 'a', frame: 20, lines: [10, 300, 10], starts: [true, true, true] }];
  expect(words(toColumns(tickets, SPACE))).toEqual(['a0-1', 'a1-2', 'a2-3']);
});

test('an item is not separated from its add-ons, unless they need more than a column', () => {
  const lines = Array<number>(9).fill(10);
  const together = lines.map((_, index) => index === 0 || index === 6);
  expect(words(toColumns([{ id: 'a', frame: 20, lines, starts: together }], SPACE))).toEqual([
    'a0-6',
    'a6-9',
  ]);
  const one = lines.map((_, index) => index === 0);
  expect(words(toColumns([{ id: 'a', frame: 20, lines, starts: one }], SPACE))).toEqual([
    'a0-8',
    'a8-9',
  ]);
});

test('an order without items has a ticket', () => {
  expect(words(toColumns([ticket('a', 0)], SPACE))).toEqual(['a']);
});

test('columns are pages, and without orders there is one empty page', () => {
  const columns = toColumns([ticket('a', 30)], SPACE);
  expect(toPages(columns, 3).map(({ length }) => length)).toEqual([3, 1]);
  expect(toPages([], 3)).toEqual([[]]);
});

test('with any heights, every line is in one column, in its order', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(heights, { maxLength: 12 }), (all) => {
      const tickets = all.map((lines, index) => {
        const starts = lines.map((line) => line % 3 === 0);
        return { id: `${index}`, frame: 20, lines, starts };
      });
      const parts = toColumns(tickets, SPACE).flat();
      const found = parts.flatMap(({ id, from, to }) =>
        Array.from({ length: to - from }, (_, offset) => `${id} ${from + offset}`),
      );
      const expected = all.flatMap((lines, id) => lines.map((_, line) => `${id} ${line}`));
      expect(found).toEqual(expected);
      expect(parts.filter(({ isLast }) => isLast)).toHaveLength(all.length);
    }),
  );
});
