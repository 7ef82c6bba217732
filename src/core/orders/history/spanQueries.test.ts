import { expect, test } from 'vitest';
import { createTestApi } from '../../../../tests/support/orderApi';
import { ApiRefusal } from '../../api/errors';
import { readSpan } from './spanQueries';

const SPAN = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-08T00:00:00.000Z' };

/** A backend with three orders in two pages, which may forget its cursors. */
function openPages({ forgets = 0 } = {}) {
  let left = forgets;
  const { api, calls } = createTestApi({
    historyPage({ cursor }) {
      if (cursor === null) return { data: [{ _id: 'a' }, { _id: 'b' }], next: 'c2' };
      if (left > 0) {
        left -= 1;
        throw new ApiRefusal(410, '');
      }
      return { data: [{ _id: 'b' }, { _id: 'c' }], next: null };
    },
  });
  const read = async () => {
    const { signal } = new AbortController();
    const { rows, isIncomplete } = await readSpan({ api, restaurantId: 'r1' }, SPAN, signal);
    return `${rows.map(({ id }) => id).join('')}${isIncomplete ? '…' : ''}`;
  };
  return { read, calls };
}

test('the pages of a time frame are read to the last one', async () => {
  const { read, calls } = openPages();
  expect(await read()).toBe('abc');
  expect(calls.map(({ body }) => body)).toMatchObject([
    { filter: { status: 'all', ...SPAN }, sort: '-date', size: 200, cursor: null },
    { cursor: 'c2' },
  ]);
});

test('a backend that has forgotten the cursor is read once more from the start', async () => {
  expect(await openPages({ forgets: 1 }).read()).toBe('abc');
  await expect(openPages({ forgets: 2 }).read()).rejects.toThrow(ApiRefusal);
});

/** Reads pages of which each leads to the next, and the last one to the first. */
async function readCircle(pages: readonly object[][]) {
  const { api, count } = createTestApi({
    historyPage({ cursor }) {
      const at = Number(cursor ?? 0) % pages.length;
      return { data: pages[at], next: String(at + 1) };
    },
  });
  const { signal } = new AbortController();
  const { rows, isIncomplete } = await readSpan({ api, restaurantId: 'r1' }, SPAN, signal);
  return {
    numbers: rows.map(({ number }) => number).join(' '),
    isIncomplete,
    calls: count('historyPage'),
  };
}

test.each([
  ['with ids', [[{ _id: 'a' }], [{ _id: 'b' }], [{ _id: 'c' }]], 'a b c', 4],
  ['without ids', [[{ order_id: 'A' }, { order_id: 'B' }], [{ order_id: 'C' }]], 'A B C', 3],
  ['of which one repeats', [[{ _id: 'a' }]], 'a', 2],
  ['of which one is empty', [[{ _id: 'a' }], []], 'a', 2],
])(
  'pages %s whose cursors run in a circle end incomplete',
  async (_name, pages, numbers, calls) => {
    expect(await readCircle(pages)).toEqual({ numbers, isIncomplete: true, calls });
  },
);
