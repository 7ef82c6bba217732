import { expect, test, vi } from 'vitest';
import { testOrder, testWire } from '../../../../tests/support/orderApi';
import { hide, openTabs } from '../../../../tests/support/orderTabs';
import { ApiRefusal, NetworkFailure } from '../../api/errors';
import type { Wire } from '../../format/wireValues';
import { orderKeys, polledKey } from '../keys';
import type { Order } from '../types';
import { withChanges } from './orderChanges';

type Tabs = ReturnType<typeof openTabs>;

// In half an hour, the fake clock runs several thousand timers.
vi.setConfig({ testTimeout: 30_000 });

let tabs: Tabs;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const at = (minute: number) => ({
  createdAt: `2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`,
});

/** A backend that numbers its changes; `fail` makes the call for the changes fail. */
function openMarket(...first: Wire[]) {
  const orders = new Map<string, { row: Wire; change: number }>();
  const backend = {
    start: 1,
    change: 0,
    gone: [] as string[],
    fail: null as Error | null,
    delayMs: 0,
    cursorDelayMs: 0,
    isListBehind: false,
  };
  const put = (row: Wire) => {
    backend.change += 1;
    orders.set(String(row._id), { row, change: backend.change });
  };
  /** Changes an order, and leaves it out of the backend's changes. */
  const putUnreported = (row: Wire) => void orders.set(String(row._id), { row, change: 0 });
  first.forEach((row) => put(row));
  const rows = (status?: unknown) =>
    [...orders.values()].flatMap(({ row }) => (!status || row.status === status ? row : []));
  tabs = openTabs({
    waitingOrders() {
      const all = rows('waiting_for_confirmation');
      const seen = backend.isListBehind ? all.slice(0, -1) : all;
      return new Promise((resolve) => setTimeout(resolve, backend.delayMs, seen));
    },
    ordersByStatus: ({ status }) => rows(status),
    orderHistory: () => rows(),
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
  return { backend, put, putUnreported, counts };
}

const openTab = (options: Parameters<Tabs['openTab']>[0] = {}) =>
  tabs.openTab({ shown: ['waiting', 'cooking'], capabilities: ['orders.changes'], ...options });

test('one call for changes is polled in place of each list', async () => {
  const { counts } = openMarket(testWire());
  const { cache } = openTab();
  await pass(10_100);
  expect(counts()).toEqual([2, 1, 1]);
  await pass(40_000);
  expect(counts()).toEqual([6, 1, 1]);
  const { dataUpdatedAt } = cache.getQueryState(polledKey('r1', 'waiting')) ?? {};
  expect(Date.now() - Number(dataUpdatedAt)).toBeLessThan(10_000);
});

test('a change reaches an order that is shown alone', async () => {
  const { put } = openMarket(testWire());
  const { cache } = openTab();
  const detail = [...orderKeys.details('r1'), 'ORD-1'];
  cache.setQueryData(detail, testOrder());
  await pass(10_100);
  put(testWire({ status: 'cooking' }));
  await pass(10_100);
  expect(cache.getQueryData<Order>(detail)?.status).toBe('cooking');
});

test('the waiting list is read in full every minute', async () => {
  const { counts } = openMarket(testWire());
  openTab();
  await pass(20 * 60_000 + 100);
  expect(counts().slice(1)).toEqual([1 + 20, 1 + 2]);
});

test('the list of all orders is never read again', async () => {
  openMarket(testWire());
  openTab({ shown: ['waiting', 'all'], counted: ['total'] });
  await pass(1_000);
  const read = () => (['orderHistory', 'dashboard'] as const).map(tabs.market.count);
  await pass(60_000);
  const before = read();
  await pass(11 * 60_000);
  expect(read()).toEqual(before);
});

test('a hidden page that rings reads only the waiting list in full', async () => {
  const { putUnreported, counts } = openMarket(testWire());
  const { ids } = openTab({ hiddenWaitMs: 15_000 });
  await pass(10_100);
  hide(true);
  putUnreported(testWire({ _id: 'id2' }));
  await pass(120_000);
  expect(ids()).toEqual(['id1', 'id2']);
  await pass(20 * 60_000);
  expect(counts().slice(1)).toEqual([1 + 11, 1]);
});

test('in 15 minutes every new order that the changes leave out is shown within one', async () => {
  const { putUnreported } = openMarket(testWire(at(0)));
  const { ids } = openTab();
  await pass(10_100);
  for (let count = 1; count <= 15; count += 1) {
    putUnreported(testWire({ _id: `late${count}`, ...at(count) }));
    await pass(60_100);
    expect(ids()).toContain(`late${count}`);
  }
});

test('an order that the changes leave out is in the list of all orders too', async () => {
  const { putUnreported } = openMarket(testWire(at(1)));
  const { ids } = openTab({ shown: ['waiting', 'all'] });
  await pass(10_100);
  putUnreported(testWire({ _id: 'id2', ...at(2) }));
  await pass(120_000);
  expect(ids('all')).toContain('id2');
});

test('an order that moved without a change is soon in its new list', async () => {
  const { putUnreported } = openMarket(testWire());
  const { ids } = openTab();
  await pass(10_100);
  putUnreported(testWire({ status: 'cooking' }));
  await pass(120_000 + 50_000);
  expect([ids(), ids('cooking')]).toEqual([[], ['id1']]);
});

test.each([1_000, 95_000])(
  'an accept after %d ms that was not applied comes back to the board',
  async (ms) => {
    openMarket(testWire());
    const { feed, ids } = openTab({ shown: ['waiting', 'cooking', 'all'] });
    await pass(10_100 + ms);
    await feed.applied({ id: 'id1', status: 'cooking', at: Date.now() });
    expect([ids(), ids('cooking')]).toEqual([[], ['id1']]);
    await pass(29_000);
    expect([ids(), ids('cooking')]).toEqual([[], ['id1']]);
    await pass(120_000);
    expect([ids(), ids('cooking')]).toEqual([['id1'], []]);
  },
);

test('a difference is reported once', async () => {
  const { putUnreported } = openMarket(testWire());
  const { problems } = openTab();
  await pass(10_100);
  for (let count = 1; count <= 3; count += 1) {
    putUnreported(testWire({ _id: `late${count}` }));
    await pass(300_000);
  }
  expect(problems.map(({ kind, message }) => [kind, message])).toEqual([
    ['bad-response', 'The order changes have left out an order'],
  ]);
});

test('an order that a list has before the changes is no difference', async () => {
  const { put } = openMarket(testWire());
  const { ids, problems } = openTab();
  await pass(119_000);
  for (let count = 1; count <= 10; count += 1) {
    put(testWire({ _id: `new${count}` }));
    put(testWire({ _id: `new${count - 1}`, status: 'cooking' }));
    await pass(12_000);
  }
  expect([problems, ids()?.length, ids('cooking')?.length]).toEqual([[], 2, 10]);
});

test('a list of a replica that is behind does not take back what the changes reported', async () => {
  const { backend, put } = openMarket(testWire());
  const { ids, problems } = openTab();
  await pass(118_500);
  backend.isListBehind = true;
  put(testWire({ _id: 'id2' }));
  await pass(11_500);
  expect(ids()).toContain('id2');
  backend.isListBehind = false;
  await pass(60_000);
  expect([ids(), problems]).toEqual([['id1', 'id2'], []]);
});

test('a first cursor that is late delays the lists for two seconds', async () => {
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

test('an order that the changes report appears without a read of its list', async () => {
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

test('the number of all orders is read only after a change', async () => {
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
  'the lists are polled while the changes fail with %s',
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
    await pass(20_000);
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

test('a clock that is set forward during a slow list keeps what arrived in the meantime', async () => {
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

test('whatever makes the lists stale makes the portal ask for the changes at once', async () => {
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

test('a list that ends with its page gets only newer orders', () => {
  const loaded = [testOrder({ _id: 'a', ...at(9) }), testOrder({ _id: 'b', ...at(5) })];
  const changed = [at(7), at(1)].map((time, index) => testOrder({ _id: `new${index}`, ...time }));
  const shown = withChanges('all', loaded, new Map(changed.map((order) => [order.id, order])));
  expect(shown.map(({ id }) => id)).toEqual(['a', 'new0', 'b']);
});
