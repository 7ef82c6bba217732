import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Column, type TicketHeights, toPages } from './paginate';

const SPACE = { count: 1, height: 100, gap: 10 };

function ticket(id: string, lineCount: number): TicketHeights {
  const lines = Array<number>(lineCount).fill(10);
  return { id, frame: 20, lines, starts: lines.map(() => true) };
}

/** Writes columns as text: `a` is a whole ticket, and `a0-8` are some lines of it. */
function words(pages: readonly Column[][]): string[] {
  return pages
    .flat()
    .map((column) =>
      column
        .map(({ id, from, to, isFirst, isLast }) => (isFirst && isLast ? id : `${id}${from}-${to}`))
        .join(' '),
    );
}

test('tickets that fit are whole', () => {
  const tickets = [ticket('a', 2), ticket('b', 2), ticket('c', 4), ticket('d', 8)];
  expect(words(toPages(tickets, SPACE))).toEqual(['a b', 'c', 'd']);
});

test('a ticket of 40 items continues in further columns', () => {
  const tickets = [ticket('a', 1), ticket('b', 40), ticket('c', 1)];
  const expected = ['a c', 'b0-8', 'b8-16', 'b16-24', 'b24-32', 'b32-40'];
  expect(words(toPages(tickets, SPACE))).toEqual(expected);
  expect(words(toPages([ticket('b', 10), ticket('c', 1)], SPACE))).toEqual(['b0-8', 'b8-10 c']);
});

test('a line that is higher than a column has a column of its own', () => {
  const tickets = [{ id: 'a', frame: 20, lines: [10, 300, 10], starts: [true, true, true] }];
  expect(words(toPages(tickets, SPACE))).toEqual(['a0-1', 'a1-2', 'a2-3']);
});

test('an item is not separated from its add-ons unless they need more than a column', () => {
  const lines = Array<number>(9).fill(10);
  const together = lines.map((_, index) => index === 0 || index === 6);
  expect(words(toPages([{ id: 'a', frame: 20, lines, starts: together }], SPACE))).toEqual([
    'a0-6',
    'a6-9',
  ]);
  const one = lines.map((_, index) => index === 0);
  expect(words(toPages([{ id: 'a', frame: 20, lines, starts: one }], SPACE))).toEqual([
    'a0-8',
    'a8-9',
  ]);
});

test('an order without items has a ticket', () => {
  expect(words(toPages([ticket('a', 0)], SPACE))).toEqual(['a']);
});

test('the next due tickets are in the top row', () => {
  const tickets = [ticket('a', 1), ticket('b', 5), ticket('c', 2), ticket('d', 2), ticket('e', 8)];
  const pages = toPages([...tickets, ticket('f', 1)], { ...SPACE, count: 3 });
  expect(pages.map((page) => words([page]))).toEqual([['a d', 'b', 'c f'], ['e']]);
});

test('a long ticket continues in free columns', () => {
  const pages = toPages([ticket('a', 1), ticket('b', 24)], { ...SPACE, count: 3 });
  expect(pages.map((page) => words([page]))).toEqual([['a', 'b0-8', 'b8-16'], ['b16-24']]);
  expect(toPages([], SPACE)).toEqual([[]]);
});

const byTicket = (one: { id: string }, other: { id: string }) => Number(one.id) - Number(other.id);

test('every line of any ticket is in one column in its order', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 12 });
  fc.assert(
    fc.property(
      fc.array(heights, { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      (all, count) => {
        const tickets = all.map((lines, index) => {
          const starts = lines.map((line) => line % 3 === 0);
          return { id: `${index}`, frame: 20, lines, starts };
        });
        const segments = toPages(tickets, { ...SPACE, count })
          .flat(2)
          .toSorted(byTicket);
        const found = segments.flatMap(({ id, from, to }) =>
          Array.from({ length: to - from }, (_, offset) => `${id} ${from + offset}`),
        );
        const expected = all.flatMap((lines, id) => lines.map((_, line) => `${id} ${line}`));
        expect(found).toEqual(expected);
        expect(segments.filter(({ isLast }) => isLast)).toHaveLength(all.length);
      },
    ),
  );
});
