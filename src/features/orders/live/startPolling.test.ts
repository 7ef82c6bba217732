import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkFailure } from '../../../core/api/errors';
import { failing, silent, testWire } from '../testApi';
import { liveKey } from './lists';
import { openTabs, stubChannels, stubLocks } from './testTabs';

type Tabs = ReturnType<typeof openTabs>;

let tabs: Tabs;
let unlock: () => void;
let channels: ReturnType<typeof stubChannels>;

beforeEach(() => {
  vi.useFakeTimers();
  channels = stubChannels();
  unlock = stubLocks();
});
afterEach(() => {
  tabs.closeAll();
  hide(false);
  unlock();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const read = (list: 'waitingOrders' | 'ordersByStatus' | 'orderHistory' = 'waitingOrders') =>
  tabs.market.count(list);

function hide(isHidden: boolean) {
  const state = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the lists are read every ten seconds while an order waits', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab({ lists: ['waiting', 'cooking'] });
  await pass(30_500);
  expect([read(), read('ordersByStatus')]).toEqual([4, 4]);
});

test('and every thirty seconds while none does', async () => {
  tabs = openTabs({ waitingOrders: () => [] });
  tabs.openTab({ lists: ['waiting', 'cooking'] });
  await pass(61_000);
  expect([read(), read('ordersByStatus')]).toEqual([3, 3]);
});

test('a list is as old as its question, however long the answer took', async () => {
  tabs = openTabs({
    waitingOrders: () => new Promise((resolve) => setTimeout(resolve, 9_000, [])),
  });
  tabs.openTab();
  await pass(30_500);
  expect(read()).toBe(2);
});

test('a marketplace that takes nine seconds has five to itself', async () => {
  tabs = openTabs({
    waitingOrders: () => new Promise((resolve) => setTimeout(resolve, 9_000, [testWire()])),
  });
  tabs.openTab();
  await pass(13_500);
  expect(read()).toBe(1);
  await pass(1_000);
  expect(read()).toBe(2);
});

test('the long history is read once a minute', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab({ lists: ['waiting', 'all'] });
  await pass(61_000);
  expect(read('orderHistory')).toBe(2);
});

test('a hidden page reads nothing, and at once when it is looked at again', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab();
  await pass(100);
  hide(true);
  await pass(3_600_000);
  expect(read()).toBe(1);
  hide(false);
  await pass(1);
  expect(read()).toBe(2);
  await pass(10_100);
  expect(read()).toBe(3);
});

test('focus and the way back online read at once what is not fresh', async () => {
  tabs = openTabs({ waitingOrders: () => [] });
  tabs.openTab();
  await pass(5_000);
  for (const name of ['focus', 'focus', 'pageshow', 'online']) {
    window.dispatchEvent(new Event(name));
  }
  await pass(100);
  expect(read()).toBe(2);
  await pass(5_000);
  window.dispatchEvent(new Event('online'));
  await pass(100);
  expect(read()).toBe(3);
});

test('news are read at once, also on a hidden page, and twenty at once are one reading more', async () => {
  tabs = openTabs({
    waitingOrders: () => new Promise((resolve) => setTimeout(resolve, 500, [])),
  });
  const { polling } = tabs.openTab();
  await pass(600);
  hide(true);
  polling.refresh();
  await pass(200);
  for (let news = 0; news < 20; news += 1) polling.refresh();
  await pass(5_000);
  expect(read()).toBe(3);
});

test('an answer under way when the news came is not good enough', async () => {
  let rows: unknown[] = [];
  tabs = openTabs({
    waitingOrders: () => {
      const seen = rows;
      return new Promise((resolve) => setTimeout(resolve, 400, seen));
    },
  });
  const { polling, ids } = tabs.openTab();
  await pass(100);
  rows = [testWire({ _id: 'new' })];
  polling.refresh();
  await pass(1_000);
  expect(ids()).toEqual(['new']);
});

test('failures back off to 24 seconds, and the next answer brings the usual pace back', async () => {
  let answer: () => unknown = failing(new NetworkFailure('unreachable')) as () => unknown;
  tabs = openTabs({ waitingOrders: () => answer() });
  tabs.openTab();
  await pass(3_600_000);
  const tries = read();
  expect(tries).toBeGreaterThan(145);
  expect(tries).toBeLessThan(190);
  answer = () => [testWire()];
  await pass(60_000);
  const healed = read();
  await pass(100_000);
  expect([9, 10, 11]).toContain(read() - healed);
});

test('a reading that hangs is the only one', async () => {
  tabs = openTabs({ waitingOrders: silent });
  const { polling } = tabs.openTab();
  await pass(60_000);
  polling.refresh();
  window.dispatchEvent(new Event('focus'));
  await pass(60_000);
  expect(read()).toBe(1);
});

test('three tabs read once for all, and each has the answer', async () => {
  let rows = [testWire()];
  tabs = openTabs({
    waitingOrders: () => new Promise((resolve) => setTimeout(() => resolve(rows), 20)),
  });
  const opened = [tabs.openTab(), tabs.openTab(), tabs.openTab()];
  await pass(100);
  const before = read();
  rows = [testWire({ _id: 'a' }), testWire({ _id: 'b' })];
  await pass(30_000);
  expect(read() - before).toBe(3);
  expect(opened.map(({ ids }) => ids())).toEqual(Array(3).fill(['a', 'b']));
});

test('when the reading tab is closed another one goes on, within two seconds', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  const first = tabs.openTab();
  const second = tabs.openTab();
  await pass(10_100);
  const reader = first.feed.isOwn('waiting') ? first : second;
  reader.close();
  const before = read();
  await pass(11_600);
  expect(read() - before).toBe(1);
  await pass(10_000);
  expect(read() - before).toBe(2);
});

test('the same news in three tabs are one reading', async () => {
  tabs = openTabs({
    waitingOrders: () => new Promise((resolve) => setTimeout(resolve, 50, [testWire()])),
  });
  const opened = [tabs.openTab(), tabs.openTab(), tabs.openTab()];
  await pass(1_000);
  const before = read();
  for (const { polling } of opened) {
    polling.refresh();
    await pass(5);
  }
  await pass(1_000);
  expect(read() - before).toBe(1);
});

test('what another tab asked by itself a moment before the news is not good enough', async () => {
  tabs = openTabs({
    waitingOrders: () => new Promise((resolve) => setTimeout(resolve, 20, [testWire()])),
  });
  const opened = [tabs.openTab(), tabs.openTab()];
  await pass(10_100);
  const before = read();
  const hearing = opened.filter(({ feed }) => !feed.isOwn('waiting'));
  for (const { polling } of hearing) polling.refresh();
  await pass(1_000);
  expect([hearing.length, read() - before]).toEqual([1, 1]);
});

test('a tab reads the lists that no other tab shows', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()], ordersByStatus: () => [] });
  tabs.openTab();
  const board = tabs.openTab({ lists: ['waiting', 'cooking'] });
  await pass(30_500);
  expect(read('ordersByStatus')).toBe(4);
  expect(board.ids('cooking')).toEqual([]);
});

test('sessions do not mix', async () => {
  let rows = [testWire({ _id: 'first' })];
  tabs = openTabs({ waitingOrders: () => rows });
  const ours = tabs.openTab({ name: 'session-a' });
  await pass(100);
  rows = [testWire({ _id: 'second' })];
  const theirs = tabs.openTab({ name: 'session-b' });
  await pass(100);
  expect([ours.ids(), theirs.ids()]).toEqual([['first'], ['second']]);
});

test('without locks and channels every tab reads for itself', async () => {
  unlock();
  vi.stubGlobal('BroadcastChannel', undefined);
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab();
  tabs.openTab();
  await pass(20_500);
  expect(read()).toBe(6);
});

test('a tab behind a lock that is never given back reads without it', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab();
  await pass(100);
  const hold = new Promise<void>(() => {});
  void navigator.locks.request('vendor-portal:turn:session-r1:waiting', {}, () => hold);
  await pass(13_500);
  expect(read()).toBe(2);
});

test('an older answer of another tab changes nothing', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire({ _id: 'now' })] });
  const { ids } = tabs.openTab();
  await pass(5_000);
  const other = new BroadcastChannel('vendor-portal:orders:session-r1');
  const at = Date.now() - 5_100;
  other.postMessage({
    list: 'waiting',
    rows: [testWire({ _id: 'old' })],
    askedAt: at,
    answeredAt: at,
  });
  await pass(10);
  expect(ids()).toEqual(['now']);
});

test('an answer to a question from before a newer answer changes nothing', async () => {
  let answer: (rows: unknown) => void = () => {};
  tabs = openTabs({ waitingOrders: () => new Promise((resolve) => void (answer = resolve)) });
  const { ids } = tabs.openTab();
  await pass(100);
  const other = new BroadcastChannel('vendor-portal:orders:session-r1');
  const at = Date.now();
  other.postMessage({
    list: 'waiting',
    rows: [testWire({ _id: 'new' })],
    askedAt: at,
    answeredAt: at,
  });
  await pass(10);
  answer([testWire({ _id: 'old' })]);
  await pass(10);
  expect(ids()).toEqual(['new']);
});

test('what was asked before a change does not bring the order back from another tab', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  const { ids, feed, cache } = tabs.openTab();
  await pass(100);
  const at = Date.now();
  await pass(50);
  feed.markChange();
  cache.setQueryData(liveKey('r1', 'waiting'), []);
  const other = new BroadcastChannel('vendor-portal:orders:session-r1');
  other.postMessage({ list: 'waiting', rows: [testWire()], askedAt: at, answeredAt: Date.now() });
  await pass(10);
  expect(ids()).toEqual([]);
});

test.each([
  null,
  'rows',
  { list: 'waiting' },
  { list: 'other', rows: [], askedAt: 1, answeredAt: 1 },
  { list: 'waiting', rows: [null, 7, 'x'], askedAt: '9', answeredAt: {} },
  { list: 'waiting', rows: [testWire({ _id: 'x' })], askedAt: 9e15, answeredAt: 9e15 },
])('nonsense on the channel changes nothing: %j', async (message) => {
  tabs = openTabs({ waitingOrders: () => [testWire({ _id: 'ours' })] });
  const { ids } = tabs.openTab();
  await pass(100);
  new BroadcastChannel('vendor-portal:orders:session-r1').postMessage(message);
  await pass(10);
  expect(ids()).toEqual(['ours']);
});

test('an order that the marketplace repeats is one order, those without an id all stay', async () => {
  const nameless = testWire({ _id: undefined });
  tabs = openTabs({ waitingOrders: () => [testWire(), nameless, testWire(), nameless] });
  const { ids } = tabs.openTab();
  await pass(100);
  expect(ids()).toEqual(['id1', '', '']);
});

test('only what the marketplace said crosses between tabs', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab();
  await pass(100);
  expect(channels.posted).toEqual([
    {
      list: 'waiting',
      rows: [testWire()],
      askedAt: expect.any(Number),
      answeredAt: expect.any(Number),
      isForNews: false,
    },
  ]);
});

test('a closed tab keeps no timer and no channel', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  const { close } = tabs.openTab();
  await pass(100);
  close();
  expect([vi.getTimerCount(), channels.open.size]).toEqual([0, 0]);
});

test('a doubt about the connection is answered by one short call', async () => {
  tabs = openTabs({ waitingOrders: () => [], orderHistory: () => [] });
  const { connection } = tabs.openTab({ lists: ['waiting', 'all'] });
  await pass(5_000);
  connection.begin(false)('failed');
  await pass(100);
  expect([read(), read('orderHistory')]).toEqual([2, 1]);
});
