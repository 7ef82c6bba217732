import { beforeAll, expect, test, vi } from 'vitest';
import { testWire } from '../../../../tests/support/orderApi';
import { openTabs } from '../../../../tests/support/orderTabs';
import { ApiRefusal } from '../../api/errors';

// Otherwise the code of the pages would be loaded while the timers are fake.
beforeAll(async () => void (await import('./orderPages')));

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** 120 orders, the newest first. A cursor is the id of the last order on the previous page. */
function openAll() {
  const all = Array.from({ length: 120 }, (_, index) => testWire({ _id: `o${index}` }));
  const market = { all, isForgetful: false, isLost: false };
  const tabs = openTabs({
    waitingOrders: () => [],
    historyPage({ cursor, size }) {
      if (market.isForgetful && cursor) throw new ApiRefusal(410, '');
      if (market.isLost) return { data: [], next: cursor, totals: { orders: 1 } };
      const from = market.all.findIndex(({ _id }) => _id === cursor) + 1;
      const data = market.all.slice(from, from + Number(size));
      const isLast = from + data.length >= market.all.length;
      return { data, next: isLast ? null : data.at(-1)?._id, totals: { orders: all.length } };
    },
  });
  const tab = tabs.openTab({ shown: ['waiting', 'all'], capabilities: ['history.pages'] });
  return { market, count: tabs.market.count, ...tab };
}

test('all orders are loaded page by page', async () => {
  const { feed, ids, count } = openAll();
  await pass(100);
  expect(ids('all')).toHaveLength(50);
  await feed.readMore?.();
  await feed.readMore?.();
  await feed.readMore?.();
  expect([ids('all')?.length, new Set(ids('all')).size]).toEqual([120, 120]);
  expect([count('historyPage'), count('orderHistory')]).toEqual([3, 0]);
});

test('a poll of the newest page leaves the loaded pages after it', async () => {
  const { market, feed, ids } = openAll();
  await pass(100);
  await feed.readMore?.();
  market.all.unshift(testWire({ _id: 'new' }));
  await pass(61_000);
  expect([ids('all')?.[0], ids('all')?.length]).toEqual(['new', 101]);
  await feed.readMore?.();
  expect(ids('all')).toHaveLength(121);
});

test('more new orders than a page drop the loaded pages', async () => {
  const { market, ids } = openAll();
  await pass(100);
  market.all.unshift(...Array.from({ length: 60 }, (_, index) => testWire({ _id: `new${index}` })));
  await pass(61_000);
  expect(ids('all')).toEqual(Array.from({ length: 50 }, (_, index) => `new${index}`));
});

test('an unchanged page causes no re-render', async () => {
  const { orders, count } = openAll();
  await pass(100);
  const before = orders('all');
  await pass(61_000);
  expect(count('historyPage')).toBe(2);
  expect(orders('all')).toBe(before);
});

test('a cursor that the backend has forgotten leads to the newest page', async () => {
  const { market, feed, ids } = openAll();
  await pass(100);
  await feed.readMore?.();
  market.isForgetful = true;
  await feed.readMore?.();
  expect(ids('all')).toHaveLength(50);
});

test('a cursor that leads nowhere is followed once', async () => {
  const { market, feed, count } = openAll();
  await pass(100);
  market.isLost = true;
  await feed.readMore?.();
  await feed.readMore?.();
  expect(count('historyPage')).toBe(2);
});
