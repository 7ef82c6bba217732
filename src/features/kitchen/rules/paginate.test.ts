import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Column, type TicketHeights, toPages } from './paginate';

const SPACE = { count: 1, height: 100, gap: 10 };

/** A ticket with lines of 10 px, which is as high one size smaller unless its small lines have another height. */
function ticket(id: string, lineCount: number, smallLine = 10): TicketHeights {
  const lines = Array<number>(lineCount).fill(10);
  const small = { frame: 20, lines: lines.map(() => smallLine) };
  return { id, normal: { frame: 20, lines }, small, starts: lines.map(() => true) };
}

/**
 * Writes a page as text: `a` is a whole ticket, `a0-8` are some lines of it, and `|` is between columns. `sign` is behind
 * smaller ones.
 */
function words(pages: readonly Column[][], sign = ''): string[] {
  return pages.map((page) =>
    page
      .map(({ segments }) =>
        segments
          .map(({ id, lists, isFirst, isLast, isSmall }) => {
            const ranges = lists.map(({ from, to }) => `${from}-${to}`).join('+');
            const isWhole = isFirst && isLast && lists.length === 1;
            return `${id}${isWhole ? '' : ranges}${isSmall ? sign : ''}`;
          })
          .join(' '),
      )
      .join(' | '),
  );
}

test('tickets stand in their order: down a column, then in the next one', () => {
  const tickets = [ticket('a', 2), ticket('b', 2), ticket('c', 4), ticket('d', 8), ticket('e', 1)];
  expect(words(toPages([], tickets, SPACE))).toEqual(['a b', 'c', 'd', 'e']);
  expect(words(toPages([], tickets, { ...SPACE, count: 2 }))).toEqual(['a b | c', 'd | e']);
});

test('no column is empty while another has several tickets', () => {
  const tickets = ['a', 'b', 'c', 'd'].map((id) => ticket(id, 1));
  const wide = { ...SPACE, count: 3 };
  expect(words(toPages([], tickets.slice(0, 3), wide))).toEqual(['a | b | c']);
  expect(words(toPages([], tickets, wide))).toEqual(['a b | c | d']);
  expect(words(toPages([], tickets.slice(0, 2), wide))).toEqual(['a | b']);
});

test('a ticket of 40 items continues in further columns', () => {
  const tickets = [ticket('a', 1), ticket('b', 40), ticket('c', 1)];
  const expected = ['a', 'b0-8', 'b8-16', 'b16-24', 'b24-32', 'b32-40', 'c'];
  expect(words(toPages([], tickets, SPACE))).toEqual(expected);
  expect(words(toPages([], tickets, { ...SPACE, count: 3 }))).toEqual([
    'a | b0-8 | b8-16',
    'b16-24 | b24-32 | b32-40',
    'c',
  ]);
});

test('a line that is higher than a column has its own column', () => {
  const heights = { frame: 20, lines: [10, 300, 10] };
  const starts = heights.lines.map(() => true);
  const tickets = [{ id: 'a', normal: heights, small: heights, starts }];
  expect(words(toPages([], tickets, SPACE))).toEqual(['a0-1', 'a1-2', 'a2-3']);
});

test('an item is not separated from its add-ons unless they need more than a column', () => {
  const lines = Array<number>(9).fill(10);
  const pagesOf = (starts: boolean[]) => words(toPages([], [{ ...ticket('a', 9), starts }], SPACE));
  expect(pagesOf(lines.map((_, index) => index === 0 || index === 6))).toEqual(['a0-6', 'a6-9']);
  expect(pagesOf(lines.map((_, index) => index === 0))).toEqual(['a0-8', 'a8-9']);
});

test('a ticket that is longer than a column is smaller before it continues in the next one', () => {
  const space = { ...SPACE, count: 3 };
  const pagesOf = (...tickets: TicketHeights[]) => words(toPages([], tickets, space), ' small');
  expect(pagesOf(ticket('a', 8, 5))).toEqual(['a']);
  expect(pagesOf(ticket('a', 12, 6))).toEqual(['a small']);
  expect(pagesOf(ticket('a', 20, 8))).toEqual(['a0-10 small | a10-20 small']);
  const [[column] = []] = toPages([ticket('N', 12, 6)], [], space);
  expect(column).toMatchObject({ span: 1, segments: [{ isSmall: true }] });
});

test('a ticket that would leave much of a column empty is smaller or continues on the same page', () => {
  const space = { ...SPACE, count: 2 };
  const pagesOf = (...tickets: TicketHeights[]) => words(toPages([], tickets, space), ' small');
  const short = ticket('a', 1);
  const next = [ticket('c', 6), ticket('d', 6)];
  // Below the first ticket, 60 px are free.
  expect(pagesOf(short, ticket('b', 6, 6), ...next)).toEqual(['a b small | c', 'd']);
  expect(pagesOf(short, ticket('b', 8, 9), ...next)).toEqual([
    'a b0-4 small | b4-8 small',
    'c | d',
  ]);
  const [, second] = toPages([short, ticket('N', 6, 6)], next, space)[0]?.[0]?.segments ?? [];
  expect(second).toMatchObject({ id: 'N', isSmall: true });
  // It would continue on the next page.
  expect(pagesOf(ticket('x', 7), short, ticket('b', 8, 9), ...next)).toEqual([
    'x | a',
    'b | c',
    'd',
  ]);
  // Less than 40 % of the column is free.
  expect(pagesOf(ticket('a', 4), ticket('b', 6, 6), ...next)).toEqual(['a | b', 'c | d']);
});

test('an order without items has a ticket', () => {
  expect(words(toPages([], [ticket('a', 0)], SPACE))).toEqual(['a']);
  expect(words(toPages([], [], SPACE))).toEqual(['']);
});

test('new tickets come first, as many as leave the next due ticket on the first page', () => {
  const fresh = ['N', 'O', 'P'].map((id) => ticket(id, 2));
  const short = [ticket('a', 2), ticket('b', 2)];
  const long = [ticket('a', 8), ticket('b', 2)];
  const two = { ...SPACE, count: 2 };
  expect(words(toPages(fresh, short, two))).toEqual(['N O | P a', 'b']);
  expect(words(toPages(fresh, long, two))).toEqual(['N O | a', 'b']);
  expect(words(toPages(fresh, long, SPACE))).toEqual(['N', 'a', 'b']);
  expect(words(toPages(fresh, [], two))).toEqual(['N O | P']);
  expect(words(toPages(fresh, [], SPACE))).toEqual(['N O']);
});

test('a long new ticket covers columns, and scrolls if the page is too small for it', () => {
  const wide = { ...SPACE, count: 3 };
  const due = [ticket('a', 1)];
  expect(words(toPages([ticket('N', 12)], due, wide))).toEqual(['N0-8+8-12 | a']);
  expect(words(toPages([ticket('N', 24)], due, wide))).toEqual(['N0-8+8-16+16-24', 'a']);
  const [[column] = []] = toPages([ticket('N', 40)], due, wide);
  expect(column).toMatchObject({ span: 3, segments: [{ scrolls: true }] });
  const lists = column?.segments[0]?.lists ?? [];
  expect(lists.map(({ from }) => from).slice(1)).toEqual(lists.map(({ to }) => to).slice(0, -1));
  expect(lists.at(-1)?.to).toBe(40);
});

const heights = fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 12 });

function toTickets(prefix: string, all: number[][]): TicketHeights[] {
  return all.map((lines, index) => {
    const starts = lines.map((line) => line % 3 === 0);
    const small = { frame: 20, lines: lines.map((line) => Math.round(line * 0.7)) };
    return { id: `${prefix}${index}`, normal: { frame: 20, lines }, small, starts };
  });
}

test('every line is in one column, and tickets stand strictly in their order', () => {
  fc.assert(
    fc.property(
      fc.array(heights, { maxLength: 3 }),
      fc.array(heights, { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      (fresh, accepted, count) => {
        const [freshTickets, due] = [toTickets('new', fresh), toTickets('', accepted)];
        const pages = toPages(freshTickets, due, { ...SPACE, count });
        const segments = pages.flat().flatMap((column) => column.segments);
        const shown = segments.filter(({ id }) => id.startsWith('new'));
        const placed = segments.flatMap(({ id, lists }) =>
          lists.flatMap(({ from, to }) =>
            Array.from({ length: to - from }, (_, offset) => `${id} ${from + offset}`),
          ),
        );
        const expected = [...freshTickets.slice(0, shown.length), ...due];
        expect(placed).toEqual(
          expected.flatMap(({ id, normal }) => normal.lines.map((_, at) => `${id} ${at}`)),
        );
        expect(segments.filter(({ isLast }) => isLast)).toHaveLength(expected.length);
        expect(shown.every(({ isFirst, isLast }) => isFirst && isLast)).toBe(true);
        expect(shown.length > 0).toBe(fresh.length > 0);
        for (const page of pages) {
          const columns = page.reduce((total, { span }) => total + span, 0);
          expect(columns).toBeLessThanOrEqual(count);
        }
      },
    ),
  );
});
