import { expect, test } from 'vitest';
import { createTestApi } from '../../../tests/support/orderApi';
import { ApiRefusal } from '../../core/api/errors';
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
      return { data: [{ _id: 'b' }, { _id: 'c' }], next: 'c2' };
    },
  });
  const read = async () => {
    const { signal } = new AbortController();
    const rows = await readSpan({ api, restaurantId: 'r1' }, SPAN, signal);
    return rows.map(({ id }) => id).join('');
  };
  return { read, calls };
}

test('the pages of a time frame are read to the last one, each order once', async () => {
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
