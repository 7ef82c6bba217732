import { expect, test, vi } from 'vitest';
import { createTestApi } from '../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { createClock } from '../../clock/createClock';
import { readRows, todayAtom } from './todayQueries';

const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const HOUR_MS = 3_600_000;

/** A backend with `count` orders, one for each hour before 8:00 on the 20th, which it sends newest first. */
function openBackend(count: number, sort = (rows: object[]) => rows) {
  const limits: unknown[] = [];
  const rows = Array.from({ length: count }, (_, index) => ({
    _id: `id${index}`,
    status: index === 0 ? 'declined' : 'completed',
    total_amount: 100,
    createdAt: new Date(MIDNIGHT + (8 - index) * HOUR_MS).toISOString(),
  }));
  const { api } = createTestApi({
    orderHistory({ limit }) {
      limits.push(limit);
      return sort(rows).slice(0, Number(limit));
    },
  });
  const { signal } = new AbortController();
  const read = (since: number) => readRows({ api, restaurantId: 'r1' }, since, signal);
  return { limits, read };
}

test('the orders since midnight are added up without the declined ones', async () => {
  const { limits, read } = openBackend(300);
  expect(await read(MIDNIGHT)).toMatchObject({ orders: 9, revenue: 800, average: 100, lost: 100 });
  expect(limits).toEqual([100]);
});

test('more orders are read while the day began before the oldest', async () => {
  const { limits, read } = openBackend(300);
  expect(await read(MIDNIGHT - 200 * HOUR_MS)).toMatchObject({ orders: 209 });
  expect(limits).toEqual([100, 1000]);
});

test('all orders are read if the backend does not send the newest first', async () => {
  const { limits, read } = openBackend(1200, (rows) => rows.toReversed());
  expect(await read(MIDNIGHT)).toMatchObject({ orders: 9 });
  expect(limits).toEqual([100, 1000, 10_000]);
});

test('orders without a date do not make the newest orders unsorted', async () => {
  const { limits, read } = openBackend(1200, (rows) => rows.toSpliced(5, 0, { _id: 'undated' }));
  expect(await read(MIDNIGHT)).toMatchObject({ orders: 9 });
  expect(limits).toEqual([100]);
});

test('a read of all orders is repeated every hour', async () => {
  const newest = await openBackend(300).read(MIDNIGHT);
  const all = await openBackend(1200, (rows) => rows.toReversed()).read(MIDNIGHT);
  expect([newest.refreshMs, all.refreshMs]).toEqual([HOUR_MS / 12, HOUR_MS]);
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
