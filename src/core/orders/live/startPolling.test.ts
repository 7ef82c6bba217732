import { expect, test, vi } from 'vitest';
import { createDevice } from '../../../../tests/support/device';
import { failing, silent, testWire } from '../../../../tests/support/orderApi';
import { hide, openTabs } from '../../../../tests/support/orderTabs';
import { ApiRefusal, NetworkFailure } from '../../api/errors';
import { polledKey } from '../keys';

type Tabs = ReturnType<typeof openTabs>;

let tabs: Tabs;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const requests = (
  name: 'waitingOrders' | 'ordersByStatus' | 'orderHistory' | 'dashboard' = 'waitingOrders',
) => tabs.market.count(name);

const later = (ms: number, read: () => unknown) => () =>
  new Promise((resolve) => setTimeout(() => resolve(read()), ms));

test('the shown lists are fetched every ten seconds', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab({ shown: ['waiting', 'cooking'] });
  await pass(30_500);
  expect([requests(), requests('ordersByStatus')]).toEqual([4, 4]);
});

test('the visible list is fetched every thirty seconds while no order waits', async () => {
  tabs = openTabs({ waitingOrders: () => [] });
  tabs.openTab({ shown: ['waiting', 'cooking'] });
  await pass(61_000);
  expect([requests(), requests('ordersByStatus')]).toEqual([7, 3]);
});

test('counts are fetched once a minute after the first list is painted', async () => {
  let answer: (rows: unknown) => void = () => {};
  tabs = openTabs({ waitingOrders: () => new Promise((resolve) => void (answer = resolve)) });
  tabs.openTab({ counted: ['cooking', 'total'] });
  await pass(5_000);
  expect([requests('ordersByStatus'), requests('dashboard')]).toEqual([0, 0]);
  answer([]);
  await pass(100);
  expect([requests('ordersByStatus'), requests('dashboard')]).toEqual([1, 1]);
  await pass(60_000);
  expect([requests('ordersByStatus'), requests('dashboard')]).toEqual([2, 2]);
});

test('an unused list is not fetched', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab({ counted: ['cooking'] });
  await pass(120_000);
  tabs.openTab();
  expect(requests('orderHistory')).toBe(0);
  expect(new Set(tabs.market.calls.map(({ body }) => body.status))).toEqual(
    new Set([undefined, 'cooking']),
  );
});

test('the interval starts at the request', async () => {
  tabs = openTabs({ waitingOrders: later(4_000, () => []) });
  tabs.openTab();
  await pass(10_500);
  expect(requests()).toBe(2);
});

test('a server that takes nine seconds has five seconds without a request', async () => {
  tabs = openTabs({ waitingOrders: later(9_000, () => [testWire()]) });
  tabs.openTab();
  await pass(13_500);
  expect(requests()).toBe(1);
  await pass(1_000);
  expect(requests()).toBe(2);
});

test('the list of all orders is fetched once a minute while it is visible', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab({ shown: ['waiting', 'all'] });
  await pass(61_000);
  expect(requests('orderHistory')).toBe(2);
});

test('a hidden page fetches only the waiting orders', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab({ shown: ['waiting', 'cooking'], counted: ['total'], hiddenWaitMs: 15_000 });
  await pass(100);
  hide(true);
  await pass(60_500);
  expect([requests(), requests('ordersByStatus'), requests('dashboard')]).toEqual([5, 1, 1]);
  hide(false);
  await pass(100);
  expect([requests('ordersByStatus'), requests('dashboard')]).toEqual([2, 2]);
});

test('a hidden page of someone who cannot answer orders fetches nothing', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab();
  await pass(100);
  hide(true);
  await pass(3_600_000);
  expect(requests()).toBe(1);
});

test('when the page returns, the list on the screen is fetched before the counts', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  tabs.openTab({ counted: ['cooking', 'total'] });
  await pass(5_000);
  const before = [requests(), requests('ordersByStatus'), requests('dashboard')];
  window.dispatchEvent(new Event('focus'));
  expect([requests(), requests('ordersByStatus'), requests('dashboard')]).toEqual([
    (before[0] ?? 0) + 1,
    before[1],
    before[2],
  ]);
  await pass(100);
  expect([requests('ordersByStatus'), requests('dashboard')]).toEqual([
    (before[1] ?? 0) + 1,
    (before[2] ?? 0) + 1,
  ]);
});

test('stale lists are fetched at once when the page returns', async () => {
  tabs = openTabs({ waitingOrders: () => [] });
  tabs.openTab();
  await pass(5_000);
  for (const name of ['focus', 'focus', 'pageshow', 'online']) {
    window.dispatchEvent(new Event(name));
  }
  await pass(100);
  expect(requests()).toBe(2);
  await pass(5_000);
  window.dispatchEvent(new Event('online'));
  await pass(100);
  expect(requests()).toBe(3);
});

test('twenty pushes at once cause one more request', async () => {
  tabs = openTabs({ waitingOrders: later(500, () => []) });
  const { polling } = tabs.openTab({ counted: ['cooking', 'total'], hiddenWaitMs: 60_000 });
  await pass(700);
  hide(true);
  polling.refresh();
  await pass(200);
  for (let count = 0; count < 20; count += 1) polling.refresh();
  await pass(5_000);
  expect([requests(), requests('ordersByStatus'), requests('dashboard')]).toEqual([3, 1, 1]);
});

test('a request from before the push is followed by another one', async () => {
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

test('an unchanged response causes no re-render', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire(), testWire({ _id: 'id2' })] });
  const { changes, orders } = tabs.openTab();
  await pass(100);
  const before = orders();
  await pass(60_000);
  expect(requests()).toBeGreaterThan(5);
  expect([changes(), orders()]).toEqual([1, before]);
  expect(orders()).toBe(before);
});

test('a new order does not replace the objects of the others', async () => {
  const rows = [testWire(), testWire({ _id: 'id2' })];
  tabs = openTabs({ waitingOrders: () => rows });
  const { orders } = tabs.openTab();
  await pass(100);
  const before = orders() ?? [];
  rows.unshift(testWire({ _id: 'id3' }));
  Object.assign(rows[2] ?? {}, { instructions: 'no onion' });
  await pass(10_000);
  const [added, first, second] = orders() ?? [];
  expect(added?.id).toBe('id3');
  expect(first).toBe(before[0]);
  expect(second).not.toBe(before[1]);
  expect(second?.instructions).toBe('no onion');
});

test('failures back off to 24 seconds', async () => {
  let answer: () => unknown = failing(new NetworkFailure('unreachable')) as () => unknown;
  tabs = openTabs({ waitingOrders: () => answer() });
  tabs.openTab();
  await pass(3_600_000);
  const tries = requests();
  expect(tries).toBeGreaterThan(145);
  expect(tries).toBeLessThan(195);
  answer = () => [testWire()];
  await pass(60_000);
  const healed = requests();
  await pass(100_000);
  expect([9, 10, 11]).toContain(requests() - healed);
});

test('Retry-After delays the next request', async () => {
  const refusal = new ApiRefusal(429, '', 20_000);
  tabs = openTabs({ waitingOrders: failing(refusal) });
  tabs.openTab();
  await pass(19_000);
  expect(requests()).toBe(1);
  await pass(2_000);
  expect(requests()).toBe(2);
});

test('while a request hangs there is no second one', async () => {
  tabs = openTabs({ waitingOrders: silent });
  const { polling } = tabs.openTab();
  await pass(60_000);
  polling.refresh();
  window.dispatchEvent(new Event('focus'));
  await pass(60_000);
  expect(requests()).toBe(1);
});

test('a repeated order is shown once', async () => {
  const nameless = testWire({ _id: undefined });
  tabs = openTabs({ waitingOrders: () => [testWire(), nameless, testWire(), nameless] });
  const { ids } = tabs.openTab();
  await pass(100);
  expect(ids()).toEqual(['id1', '', '']);
});

test('orders without an id stay in their lists', async () => {
  tabs = openTabs({
    waitingOrders: () => [testWire({ _id: undefined })],
    ordersByStatus: () => [testWire({ _id: undefined, status: 'cooking' })],
  });
  const { ids } = tabs.openTab({ shown: ['waiting', 'cooking'] });
  await pass(100);
  expect([ids(), ids('cooking')]).toEqual([[''], ['']]);
});

test('one short request checks a doubtful connection', async () => {
  tabs = openTabs({ waitingOrders: () => [], orderHistory: () => [] });
  const { connection } = tabs.openTab({ shown: ['waiting', 'all'] });
  await pass(5_000);
  connection.begin(false)('failed');
  await pass(100);
  expect([requests(), requests('orderHistory')]).toEqual([2, 1]);
});

test('a closed tab leaves no timer behind', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  const { close } = tabs.openTab();
  await pass(100);
  close();
  expect([vi.getTimerCount(), tabs.channels.open.size]).toEqual([0, 0]);
});

const ACCEPTED = { id: 'id1', status: 'cooking' };
const CHANNEL = 'vendor-portal:changes:session-r1';

test('another tab shows an applied change', async () => {
  let rows: unknown[] = [testWire()];
  let cooking: unknown[] = [];
  tabs = openTabs({ waitingOrders: later(300, () => rows), ordersByStatus: () => cooking });
  const ours = tabs.openTab({ shown: ['waiting', 'cooking'] });
  const theirs = tabs.openTab({ shown: ['waiting'], counted: ['cooking'] });
  await pass(10_200);
  // When the change is applied, each list has a running request.
  await ours.feed.applied({ ...ACCEPTED, at: Date.now() });
  await pass(10);
  expect([theirs.ids(), theirs.ids('cooking')]).toEqual([[], ['id1']]);
  rows = [testWire({ _id: 'id2' })];
  cooking = [testWire({ status: 'cooking' })];
  await pass(400);
  expect([theirs.ids(), theirs.ids('cooking')]).toEqual([['id2'], ['id1']]);
});

test('a list whose request was cancelled by a change is refetched at once', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()], ordersByStatus: later(400, () => []) });
  const { feed } = tabs.openTab({ shown: ['waiting', 'cooking'] });
  await pass(10_200);
  expect(requests('ordersByStatus')).toBe(2);
  await feed.applied({ id: 'id1', status: 'declined', at: Date.now() });
  await pass(10);
  expect(requests('ordersByStatus')).toBe(3);
});

test('a count whose request was cancelled is fetched again at once', async () => {
  tabs = openTabs({ waitingOrders: () => [], dashboard: later(400, () => ({})) });
  const { cache } = tabs.openTab({ counted: ['total'] });
  await pass(200);
  expect(requests('dashboard')).toBe(1);
  await cache.cancelQueries({ queryKey: polledKey('r1', 'total') });
  await pass(10);
  expect(requests('dashboard')).toBe(2);
});

test('an applied change crosses tabs as its id with the status', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  const { feed } = tabs.openTab();
  await pass(100);
  await feed.applied({ ...ACCEPTED, at: Date.now(), minutes: 20 });
  expect(tabs.channels.posted).toEqual([ACCEPTED]);
});

test('a change does not reach another session', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  const ours = tabs.openTab({ scope: 'session-a' });
  const theirs = tabs.openTab({ scope: 'session-b' });
  await pass(100);
  await ours.feed.applied({ ...ACCEPTED, at: Date.now() });
  await pass(10);
  expect([ours.ids(), theirs.ids()]).toEqual([[], ['id1']]);
});

test.each([
  null,
  'rows',
  { status: 'cooking' },
  { id: '', status: 'cooking' },
  { id: 'id1', status: 'gone' },
  { id: 'x'.repeat(10_000), status: 'cooking' },
])('an invalid message is ignored: %j', async (message) => {
  tabs = openTabs({ waitingOrders: () => [testWire()] });
  const { ids } = tabs.openTab();
  await pass(100);
  const before = requests();
  new BroadcastChannel(CHANNEL).postMessage(message);
  await pass(10);
  expect([ids(), requests()]).toEqual([['id1'], before]);
});

test('for thirty seconds an outdated response does not move the order back', async () => {
  tabs = openTabs({
    waitingOrders: () => [testWire(), testWire({ _id: 'id2' })],
    ordersByStatus: () => [],
  });
  const { feed, polling, ids } = tabs.openTab({ shown: ['waiting', 'cooking'] });
  await pass(100);
  await feed.applied({ ...ACCEPTED, at: Date.now() });
  polling.readMoved(['waiting', 'cooking']);
  await pass(25_000);
  expect([ids(), ids('cooking')]).toEqual([['id2'], ['id1']]);
  await pass(20_000);
  expect(ids()).toEqual(['id1', 'id2']);
});

test.each(['declined', 'cancelled', 'ready_to_pickup'])(
  'a status that is no earlier step is believed after a change: %s',
  async (status) => {
    let row = testWire();
    tabs = openTabs({ waitingOrders: () => [row] });
    const { feed, polling, orders } = tabs.openTab();
    await pass(100);
    await feed.applied({ ...ACCEPTED, at: Date.now() });
    row = testWire({ status });
    polling.readMoved(['waiting']);
    await pass(100);
    expect(orders()?.[0]?.rawStatus).toBe(status);
  },
);

test('an order with a later status leaves the list that it was moved to', async () => {
  let packed: unknown[] = [testWire({ status: 'packing_processing' })];
  let ready: unknown[] = [];
  tabs = openTabs({
    waitingOrders: () => [],
    ordersByStatus: ({ status }) => (status === 'ready_to_pickup' ? ready : packed),
  });
  const { feed, polling, ids } = tabs.openTab({ shown: ['packing_processing', 'ready_to_pickup'] });
  await pass(100);
  packed = [];
  ready = [testWire({ status: 'ready_to_pickup' })];
  await feed.applied({ id: 'id1', status: 'packing_processing', at: Date.now() });
  polling.readMoved(['ready_to_pickup']);
  await pass(100);
  expect([ids('packing_processing'), ids('ready_to_pickup')]).toEqual([[], ['id1']]);
});

test('a late response to a change does not move back an order with a later status', async () => {
  const ready = [testWire({ status: 'ready_to_pickup' })];
  tabs = openTabs({
    waitingOrders: () => [],
    ordersByStatus: ({ status }) => (status === 'ready_to_pickup' ? ready : []),
  });
  const { feed, ids } = tabs.openTab({ shown: ['packing_processing', 'ready_to_pickup'] });
  await pass(100);
  await feed.applied({ id: 'id1', status: 'packing_processing', at: Date.now() });
  expect([ids('packing_processing'), ids('ready_to_pickup')]).toEqual([[], ['id1']]);
});

test('an outdated list does not move back a change whose response was late', async () => {
  tabs = openTabs({
    waitingOrders: () => [],
    ordersByStatus: ({ status }) => (status === 'cooking' ? [testWire({ status })] : []),
  });
  const { feed, polling, ids } = tabs.openTab({ shown: ['cooking', 'packing_processing'] });
  await pass(100);
  await feed.applied({ id: 'id1', status: 'packing_processing', at: Date.now() });
  await feed.applied({ ...ACCEPTED, at: Date.now() });
  await pass(10);
  polling.readMoved(['cooking', 'packing_processing']);
  await pass(100);
  expect([ids('cooking'), ids('packing_processing')]).toEqual([[], ['id1']]);
});

test('a response that takes longer than thirty seconds lacks no change made in the meantime', async () => {
  tabs = openTabs({
    waitingOrders: () => [],
    orderHistory: later(40_000, () => [testWire()]),
  });
  const { feed, orders } = tabs.openTab({ shown: ['waiting', 'all'] });
  await pass(1_000);
  await feed.applied({ ...ACCEPTED, at: Date.now() });
  await pass(45_000);
  expect(orders('all')?.[0]?.rawStatus).toBe('cooking');
});

test('the list of all orders shows the applied status instead of an earlier one', async () => {
  tabs = openTabs({ waitingOrders: () => [], orderHistory: () => [testWire()] });
  const { feed, orders } = tabs.openTab({ shown: ['waiting', 'all'] });
  await pass(100);
  await feed.applied({ ...ACCEPTED, at: Date.now() });
  expect(orders('all')?.[0]?.rawStatus).toBe('cooking');
  const read = await feed.read('all', new AbortController().signal);
  expect(read[0]?.rawStatus).toBe('cooking');
});

test('a failed poll is seen only where its list is on the screen', async () => {
  tabs = openTabs({ waitingOrders: failing(new NetworkFailure('timeout')) });
  tabs.openTab({ shown: ['waiting'], counted: ['cooking', 'total'], hiddenWaitMs: 15_000 });
  const unseen = (from: number) => [
    ...new Set(tabs.market.calls.slice(from).flatMap(({ name, isQuiet }) => (isQuiet ? name : []))),
  ];
  await pass(10_500);
  expect(requests()).toBeGreaterThan(1);
  expect(unseen(0)).toEqual(['ordersByStatus', 'dashboard']);

  hide(true);
  const before = tabs.market.calls.length;
  await pass(70_000);
  expect(unseen(before)).toEqual(['waitingOrders']);
});

const HOUR_MS = 3_600_000;
const setClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs);

test('a clock that is set back after failures does not stop polling', async () => {
  let isDown = false;
  tabs = openTabs({
    waitingOrders: () =>
      isDown ? Promise.reject(new NetworkFailure('unreachable')) : [testWire()],
    ordersByStatus: () => [],
  });
  tabs.openTab({ shown: ['waiting', 'cooking'] });
  await pass(5_000);
  isDown = true;
  await pass(40_000);
  isDown = false;
  setClock(-HOUR_MS);
  const before = requests();
  await pass(60_000);
  expect(requests()).toBeGreaterThanOrEqual(before + 4);
});

test.each([-HOUR_MS, HOUR_MS])(
  'a jump of the clock by %d ms reads all lists in use once',
  async (byMs) => {
    tabs = openTabs({ waitingOrders: () => [], ordersByStatus: () => [] });
    tabs.openTab({ shown: ['waiting', 'cooking'], counted: ['ready_to_pickup'] });
    // The last requests are less than two seconds old.
    await pass(60_500);
    const before = [requests(), requests('ordersByStatus')] as const;
    setClock(byMs);
    await pass(1_000);
    expect([requests(), requests('ordersByStatus')]).toEqual([before[0] + 1, before[1] + 2]);
    await pass(5_000);
    expect([requests(), requests('ordersByStatus')]).toEqual([before[0] + 1, before[1] + 2]);
  },
);

test('a tab that was opened before the clock was set back shows the change of a later tab', async () => {
  tabs = openTabs({ waitingOrders: () => [testWire()], ordersByStatus: () => [] });
  const shown = ['waiting', 'cooking'] as const;
  const early = tabs.openTab({ shown, clock: createDevice({ aheadMs: HOUR_MS }).clock });
  const late = tabs.openTab({ shown });
  await pass(100);
  await late.feed.applied({ ...ACCEPTED, at: Date.now() });
  await pass(25_000);
  expect([early.ids(), early.ids('cooking')]).toEqual([[], ['id1']]);
  await pass(40_000);
  expect([early.ids(), early.ids('cooking')]).toEqual([['id1'], []]);
});

test('a new order tells the time of the server to a device that is ten minutes fast', async () => {
  let rows = [testWire()];
  tabs = openTabs({ waitingOrders: () => rows });
  const { clock } = createDevice({ aheadMs: 600_000 });
  tabs.openTab({ clock });
  await pass(14_000);
  rows = [testWire({ _id: 'id2', createdAt: new Date().toISOString() }), ...rows];
  expect(clock.serverTime()).toBeNull();
  await pass(7_000);
  expect(Math.abs(clock.now() - Date.now())).toBeLessThanOrEqual(10_000);
});

test('an order that is new after a longer gap tells no time', async () => {
  let rows = [testWire()];
  tabs = openTabs({ waitingOrders: () => rows });
  const { clock } = createDevice({ aheadMs: 600_000 });
  tabs.openTab({ clock, hiddenWaitMs: 60_000 });
  hide(true);
  await pass(61_000);
  rows = [testWire({ _id: 'id2', createdAt: new Date().toISOString() }), ...rows];
  await pass(61_000);
  expect(clock.serverTime()).toBeNull();
});
