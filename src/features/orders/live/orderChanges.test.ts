import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal, NetworkFailure } from '../../../core/api/errors';
import type { Wire } from '../../../core/format/wireValues';
import { testOrder, testWire } from '../../../../tests/support/orderApi';
import { hide, openTabs, stubChannels, stubLocks } from '../../../../tests/support/orderTabs';
import { polledKey } from './lists';
import { withChanges } from './orderChanges';

type Tabs = ReturnType<typeof openTabs>;

let tabs: Tabs;
let unlock: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stubChannels();
  unlock = stubLocks();
});
afterEach(() => {
  tabs?.closeAll();
  hide(false);
  unlock();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const at = (minute: number) => ({
  createdAt: `2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`,
});

/** A backend that numbers its changes; `fail` makes the call of the changes fail. */
function openMarket(...first: Wire[]) {
  const orders = new Map<string, { row: Wire; change: number }>();
  const backend = {
    start: 1,
    change: 0,
    gone: [] as string[],
    fail: null as Error | null,
    delayMs: 0,
    cursorDelayMs: 0,
  };
  const put = (row: Wire) => {
    backend.change += 1;
    orders.set(String(row._id), { row, change: backend.change });
  };
  first.forEach(put);
  const rows = (status?: unknown) =>
    [...orders.values()].flatMap(({ row }) => (!status || row.status === status ? row : []));
  tabs = openTabs({
    waitingOrders() {
      const seen = rows('waiting_for_confirmation');
      return new Promise((resolve) => setTimeout(resolve, backend.delayMs, seen));
    },
    ordersByStatus: ({ status }) => rows(status),
    dashboard: () => ({ orders: { total: orders.size } }),
    async orderChanges({ since }) {
      if (backend.cursorDelayMs)
        await new Promise((resolve) => setTimeout(resolve, backend.cursorDelayMs));
      if (backend.fail) throw backend.fail;
      const [start, change] = typeof since === 'string' ? since.split('-').map(Number) : [];
      if (start !== undefined && start !== backend.start) throw new ApiRefusal(410, '');
      const changed = [...orders.values()].filter((one) => one.change > (change ?? Infinity));
      const cursor = `${backend.start}-${backend.change}`;
      return { orders: changed.map(({ row }) => row), gone: backend.gone.splice(0), cursor };
    },
  });
  const counts = () =>
    (['orderChanges', 'waitingOrders', 'ordersByStatus'] as const).map(tabs.market.count);
  return { backend, put, counts };
}

const openTab = (options: Parameters<Tabs['openTab']>[0] = {}) =>
  tabs.openTab({ shown: ['waiting', 'cooking'], capabilities: ['orders.changes'], ...options });

test('each list is read once, after the first cursor, and one call is polled in their place', async () => {
  const { counts } = openMarket(testWire());
  const { cache } = openTab();
  await pass(10_100);
  expect(counts()).toEqual([2, 1, 1]);
  await pass(60_000);
  expect(counts()).toEqual([8, 1, 1]);
  const { dataUpdatedAt } = cache.getQueryState(polledKey('r1', 'waiting')) ?? {};
  expect(Date.now() - Number(dataUpdatedAt)).toBeLessThan(10_000);
});

test('a first cursor that is late delays the lists for two seconds, and is waited for once', async () => {
  const { backend, counts } = openMarket(testWire());
  backend.cursorDelayMs = 5_000;
  const { ids } = openTab();
  await pass(1_900);
  expect(counts()).toEqual([1, 0, 0]);
  await pass(200);
  expect([ids(), counts()]).toEqual([['id1'], [1, 1, 1]]);
  await pass(13_000);
  expect(counts()).toEqual([2, 2, 2]);
});

test('a first cursor that is refused does not delay the lists', async () => {
  const { backend } = openMarket(testWire());
  backend.fail = new ApiRefusal(404, '');
  const { ids } = openTab();
  await pass(100);
  expect(ids()).toEqual(['id1']);
});

test('a new order and one that moved elsewhere appear without a list, the others untouched', async () => {
  const { put, counts } = openMarket(testWire(at(1)), testWire({ _id: 'id2', ...at(2) }));
  const { ids, orders } = openTab();
  await pass(10_100);
  const kept = orders()?.find(({ id }) => id === 'id2');
  put(testWire({ _id: 'id3', ...at(3) }));
  put(testWire({ status: 'cooking', ...at(1) }));
  await pass(10_000);
  expect([ids(), ids('cooking')]).toEqual([['id3', 'id2'], ['id1']]);
  expect(orders()?.[1]).toBe(kept);
  expect(counts().slice(1)).toEqual([1, 1]);
});

test('an order that is gone or finished leaves its list', async () => {
  const { backend, put } = openMarket(testWire(), testWire({ _id: 'id2' }));
  const { ids } = openTab();
  await pass(10_100);
  backend.gone.push('id1');
  put(testWire({ _id: 'id2', status: 'cancelled' }));
  await pass(10_000);
  expect(ids()).toEqual([]);
});

test('after a change the number of all orders is read at its next turn, otherwise never', async () => {
  const { put } = openMarket(testWire());
  openTab({ counted: ['total'] });
  await pass(190_000);
  const before = tabs.market.count('dashboard');
  await pass(120_000);
  expect(tabs.market.count('dashboard')).toBe(before);
  put(testWire({ _id: 'id2' }));
  await pass(61_000);
  expect(tabs.market.count('dashboard')).toBe(before + 1);
});

test('a cursor that the backend has forgotten leads to the lists again', async () => {
  const { backend, put, counts } = openMarket(testWire());
  const { ids } = openTab();
  await pass(10_100);
  backend.start = 2;
  put(testWire({ _id: 'id2' }));
  await pass(20_000);
  expect(ids()).toEqual(['id1', 'id2']);
  const before = counts();
  await pass(30_000);
  expect(counts().slice(1)).toEqual(before.slice(1));
});

test.each([new NetworkFailure('unreachable'), new ApiRefusal(404, '')])(
  'while the changes fail with %s the lists are polled, and afterwards not',
  async (failure) => {
    const { backend, put, counts } = openMarket(testWire());
    const { ids } = openTab();
    await pass(10_100);
    backend.fail = failure;
    put(testWire({ _id: 'id2' }));
    await pass(40_000);
    expect(ids()).toEqual(['id1', 'id2']);
    expect(counts()[1]).toBeGreaterThan(4);
    backend.fail = null;
    await pass(35_000);
    const before = counts();
    await pass(30_000);
    expect(counts().slice(1)).toEqual(before.slice(1));
  },
);

test('changes that were requested before a change of this tab do not move the order back', async () => {
  const { put } = openMarket(testWire());
  const { feed, ids } = openTab();
  await pass(10_100);
  await feed.applied({ id: 'id1', status: 'declined', at: Date.now() });
  put(testWire({ instructions: 'no onion' }));
  await pass(10_000);
  expect(ids()).toEqual([]);
});

test('a change that arrives while a list is requested is not lost', async () => {
  const { backend, put } = openMarket(testWire());
  const { feed, orders } = openTab();
  await pass(10_100);
  const { signal } = new AbortController();
  backend.delayMs = 500;
  const before = feed.read('waiting', signal);
  await pass(10);
  put(testWire({ _id: 'id2' }));
  await feed.changes?.read(signal);
  await pass(500);
  expect((await before).map(({ id }) => id)).toContain('id2');
  expect(orders()?.map(({ id }) => id)).toContain('id2');
});

test('a clock that is set forward during a slow list keeps what arrived meanwhile', async () => {
  const { backend, put } = openMarket(testWire());
  const { feed } = openTab();
  await pass(10_100);
  const { signal } = new AbortController();
  backend.delayMs = 5_000;
  const slow = feed.read('waiting', signal);
  await pass(10);
  put(testWire({ _id: 'id2' }));
  await feed.changes?.read(signal);
  vi.setSystemTime(Date.now() + 3_600_000);
  put(testWire({ _id: 'id3' }));
  await feed.changes?.read(signal);
  await pass(5_000);
  expect((await slow).map(({ id }) => id)).toEqual(expect.arrayContaining(['id2', 'id3']));
});

test('a hidden page asks for the changes at the pace of the waiting list', async () => {
  const { counts } = openMarket(testWire());
  openTab({ hiddenWaitMs: 15_000 });
  await pass(10_100);
  hide(true);
  await pass(60_500);
  expect(counts()).toEqual([2 + 4, 1, 1]);
});

test('a push, a return to the page and a doubtful connection ask for the changes at once', async () => {
  const { counts } = openMarket(testWire());
  const { polling, connection } = openTab();
  await pass(15_000);
  const [before = 0] = counts();
  polling.refresh();
  await pass(10);
  expect(counts()[0]).toBe(before + 1);
  polling.readMoved(['waiting', 'cooking']);
  await pass(3_000);
  expect(counts()[0]).toBe(before + 2);
  window.dispatchEvent(new Event('focus'));
  await pass(10);
  connection.begin(false)('failed');
  await pass(10);
  expect(counts()).toEqual([before + 4, 1, 1]);
});

test('without the capability the changes are not asked for', async () => {
  const { counts } = openMarket(testWire());
  openTab({ capabilities: [] });
  await pass(30_500);
  expect(counts()).toEqual([0, 4, 4]);
});

test('an older answer about an order does not bring back an earlier step', () => {
  const cooking = [testOrder({ status: 'cooking' })];
  const older = new Map([['id1', testOrder()]]);
  expect(withChanges('cooking', cooking, older)).toBe(cooking);
});

test('in a list that ends with its page, only a newer order is added', () => {
  const loaded = [testOrder({ _id: 'a', ...at(9) }), testOrder({ _id: 'b', ...at(5) })];
  const changed = [at(7), at(1)].map((time, index) => testOrder({ _id: `new${index}`, ...time }));
  const shown = withChanges('all', loaded, new Map(changed.map((order) => [order.id, order])));
  expect(shown.map(({ id }) => id)).toEqual(['a', 'new0', 'b']);
});
