import { expect, test, vi } from 'vitest';
import { createTestApi } from '../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { Cancelled } from '../../api/errors';
import { createClock } from '../../clock/createClock';
import type { Wire } from '../../format/wireValues';
import { readRows, todayAtom } from './todayQueries';

const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The day that begins at `since`, at 6:30 in the morning. */
const timesOf = (since: number) => ({
  since,
  before: since - WEEK_MS,
  now: since + 6.5 * HOUR_MS,
});

/** `count` orders, one for each hour before 8:00 on the 20th, newest first. */
function rowsOf(count: number): Wire[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `id${index}`,
    status: index === 0 ? 'declined' : 'completed',
    total_amount: 100,
    createdAt: new Date(MIDNIGHT + (8 - index) * HOUR_MS).toISOString(),
  }));
}

/** A backend that sends the newest orders first, unless `sort` changes this. */
function openBackend(count: number, sort = (rows: object[]) => rows) {
  const limits: unknown[] = [];
  const rows = rowsOf(count);
  const { api } = createTestApi({
    orderHistory({ limit }) {
      limits.push(limit);
      return sort(rows).slice(0, Number(limit));
    },
  });
  const { signal } = new AbortController();
  const read = (since: number) => readRows({ api, restaurantId: 'r1' }, timesOf(since), signal);
  return { api, limits, read };
}

test('one call of 100 rows tells the totals of today', async () => {
  const { limits, read } = openBackend(300);
  expect(await read(MIDNIGHT)).toMatchObject({ orders: 9, revenue: 800, average: 100, lost: 100 });
  expect(limits).toEqual([100]);
});

test('a new restaurant has totals although its first order is of today', async () => {
  const { read } = openBackend(5);
  expect(await read(MIDNIGHT)).toMatchObject({ orders: 5 });
});

test('today is compared with the same weekday until this time of day', async () => {
  const { api } = createTestApi({
    orderHistory: () => [
      { _id: 'a', status: 'completed', total_amount: 90, createdAt: MIDNIGHT + HOUR_MS },
      {
        _id: 'b',
        status: 'completed',
        total_amount: 70,
        createdAt: MIDNIGHT - WEEK_MS + 7 * HOUR_MS,
      },
      {
        _id: 'c',
        status: 'declined',
        total_amount: 60,
        createdAt: MIDNIGHT - WEEK_MS + 6 * HOUR_MS,
      },
      { _id: 'd', status: 'completed', total_amount: 50, createdAt: MIDNIGHT - WEEK_MS },
      { _id: 'e', status: 'completed', total_amount: 40, createdAt: MIDNIGHT - WEEK_MS - 1 },
    ],
  });
  const { signal } = new AbortController();
  const today = await readRows({ api, restaurantId: 'r1' }, timesOf(MIDNIGHT), signal);
  expect(today).toMatchObject({ revenue: 90, declined: 0, weekAgo: 50 });
});

test('a weekday that one call does not reach is not compared', async () => {
  const { read } = openBackend(300);
  expect(await read(MIDNIGHT)).toMatchObject({ declined: 1, weekAgo: null });
});

test.each([
  ['a day of more orders', 300, (rows: object[]) => rows, MIDNIGHT - 200 * HOUR_MS],
  ['the oldest orders first', 10_000, (rows: object[]) => rows.toReversed(), MIDNIGHT],
  [
    'unsorted orders',
    300,
    (rows: object[]) => [...rows.slice(20, 60), ...rows.slice(0, 20), ...rows.slice(60)],
    MIDNIGHT,
  ],
])('%s has no totals after one call', async (_name, count, sort, since) => {
  const { limits, read } = openBackend(count, sort);
  expect(await read(since)).toBeNull();
  expect(limits).toEqual([100]);
});

test('orders without a time do not hide the totals', async () => {
  const { limits, read } = openBackend(1200, (rows) => rows.toSpliced(5, 0, { _id: 'undated' }));
  expect(await read(MIDNIGHT)).toMatchObject({ orders: 9 });
  expect(limits).toEqual([100]);
});

test('of a backend without limits only the first rows are read', async () => {
  const { api, read } = openBackend(300);
  let cutOff = 0;
  api.stream = (_name, _body, take, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        cutOff += 1;
        reject(new Cancelled());
      });
      for (let at = 0; at < 10_000 && !signal?.aborted; at += 60)
        take(rowsOf(300).slice(at, at + 60));
    });
  expect(await read(MIDNIGHT)).toMatchObject({ orders: 9 });
  expect(cutOff).toBe(1);
});

test('totals that are not known are not read again on the same day', async () => {
  vi.useFakeTimers({ now: MIDNIGHT + 8 * HOUR_MS });
  const orderHistory = vi.fn(() => rowsOf(300).toReversed().slice(0, 100));
  const { store } = createTestPortal({ answers: { orderHistory } });
  store.sub(todayAtom, () => {});
  await vi.waitFor(() => expect(store.get(todayAtom).data).toBeNull());
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);

  expect(orderHistory).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('the figures of yesterday are not shown after midnight', async () => {
  let now = Date.parse('2026-11-20T23:59:00+05:30');
  const createdAt = new Date(now).toISOString();
  const { store } = createTestPortal({
    clock: { ...createClock(), now: () => now },
    answers: { orderHistory: () => [{ _id: 'a', status: 'completed', createdAt }] },
  });
  store.sub(todayAtom, () => {});
  await vi.waitFor(() => expect(store.get(todayAtom).data?.orders).toBe(1));
  now += HOUR_MS;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.get(todayAtom).data).toBeUndefined();
  await vi.waitFor(() => expect(store.get(todayAtom).data?.orders).toBe(0));
});
