import { expect, test } from 'vitest';
import { createTestApi } from '../../../tests/support/orderApi';
import { ApiRefusal } from '../../core/api/errors';
import type { HistoryPage } from '../../core/orders/history/types';
import { createQueryClient } from '../../core/state/queryClient';
import { pageOptions, toPageList } from './pageQueries';

const FILTER = { status: 'all', search: 'dosa', payment: 'failed' } as const;
const TOTALS = { orders: 260, revenue: 99.5, average: null, lost: null };
const view = { table: { page: 0, pageSize: 25, sort: { id: 'total', isDescending: true } } };
const list = toPageList(FILTER, view);

/** A backend with 260 orders. The cursors are positions and become unknown when the backend restarts. */
function openPages(count = 260) {
  const market = { start: 1 };
  const { api, calls } = createTestApi({
    historyPage({ cursor, size }) {
      const [start, at] = typeof cursor === 'string' ? cursor.split(':').map(Number) : [];
      if (start !== undefined && start !== market.start) throw new ApiRefusal(410, '');
      const from = at ?? 0;
      const to = Math.min(count, from + Number(size));
      const data = Array.from({ length: to - from }, (_, index) => ({ _id: `o${from + index}` }));
      const next = to < count ? `${market.start}:${to}` : null;
      return { data, next, totals: { orders: count, revenue: 99.5, average: null } };
    },
  });
  const cache = createQueryClient();
  const source = { api, cache, restaurantId: 'r1' };
  const read = (page: number) =>
    cache.fetchQuery({ ...pageOptions(source, list, page), staleTime: 0 });
  const sent = () => calls.splice(0).map(({ body: { cursor, size } }) => [cursor, size]);
  return { market, calls, read, sent };
}

const firstId = ({ rows }: HistoryPage) => rows[0]?.id;

test('the search is sent with the order of the rows', async () => {
  const { read, calls } = openPages();
  const page = await read(0);
  expect(calls[0]?.body).toEqual({
    restaurant_id: 'r1',
    filter: FILTER,
    sort: '-total',
    cursor: null,
    size: 25,
  });
  expect([page.rows.length, page.totals]).toEqual([25, TOTALS]);
});

test('without a chosen column the newest orders come first', () => {
  expect(toPageList(FILTER, { table: { ...view.table, sort: null } }).sort).toBe('-date');
});

test('the next page begins at the cursor of the page before', async () => {
  const { read, sent } = openPages();
  await read(0);
  sent();
  expect(firstId(await read(1))).toBe('o25');
  expect(sent()).toEqual([['1:25', 25]]);
});

test('after a reload on page 10 two calls lead to its cursor', async () => {
  const { read, sent } = openPages();
  const page = await read(9);
  expect([firstId(page), page.rows.length]).toEqual(['o225', 25]);
  expect(sent()).toEqual([
    [null, 200],
    ['1:200', 25],
    ['1:225', 25],
  ]);
});

test('a page after the last one has the number of all rows', async () => {
  const { read, sent } = openPages();
  expect(await read(40)).toEqual({ rows: [], next: null, totals: TOTALS });
  expect(sent()).toEqual([
    [null, 200],
    ['1:200', 200],
  ]);
});

test('a cursor that the backend has forgotten leads over the first page again', async () => {
  const { market, read, sent } = openPages();
  await read(0);
  market.start = 2;
  sent();
  expect(firstId(await read(1))).toBe('o25');
  expect(sent()).toEqual([
    ['1:25', 25],
    [null, 25],
    ['2:25', 25],
  ]);
});

test('a new first page makes the others be read again', async () => {
  const { read, sent } = openPages();
  await read(0);
  await read(1);
  await read(0);
  sent();
  await read(2);
  expect(sent().map(([cursor]) => cursor)).toEqual([null, '1:50']);
});
