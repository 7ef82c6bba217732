import { expect, test, vi } from 'vitest';
import { createStreamServer } from '../../../../tests/support/eventStreams';
import { testWire } from '../../../../tests/support/orderApi';
import { hide, openTabs } from '../../../../tests/support/orderTabs';
import { polledKey } from '../keys';

async function pass(ms: number) {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
}

/** Opens a board with the order `id1`, and waits until its stream is opened or refused. */
async function openBoard(server = createStreamServer()) {
  let cursor = 0;
  const market = { changed: [] as object[], waiting: [testWire()] };
  const tabs = openTabs({
    waitingOrders: () => market.waiting,
    ordersByStatus: () => [],
    orderChanges() {
      cursor += 1;
      return { orders: market.changed.splice(0), gone: [], cursor: `c${cursor}` };
    },
  });
  const tab = tabs.openTab({
    shown: ['waiting', 'cooking'],
    capabilities: ['orders.changes'],
    hiddenWaitMs: 15_000,
    openStream: server.open,
  });
  await pass(100);
  await pass(100);
  const { count } = tabs.market;
  const polls = () => count('orderChanges');
  return { ...tab, ...server, market, count, polls };
}

const event = (body: object) =>
  `id: x\ndata: ${JSON.stringify({ orders: [], gone: [], ...body })}\n\n`;

test('orders of a stream appear at once without polling', async () => {
  const { streams, ids, polls, count, cache } = await openBoard();
  expect(streams.map(({ path, query }) => [path, query])).toEqual([
    ['/food-order/changes', { restaurant_id: 'r1', since: 'c1' }],
  ]);
  streams[0]?.write(event({ orders: [testWire({ _id: 'id2' })], cursor: 's1' }));
  await pass(10);
  expect(ids()).toEqual(['id1', 'id2']);
  streams[0]?.write(event({ gone: ['id1'], cursor: 's2' }));
  for (let beat = 0; beat < 3; beat += 1) {
    streams[0]?.write(': \n');
    await pass(15_000);
  }
  expect(ids()).toEqual(['id2']);
  expect([polls(), streams.length, count('waitingOrders')]).toEqual([1, 1, 1]);
  const { dataUpdatedAt } = cache.getQueryState(polledKey('r1', 'waiting')) ?? {};
  expect(Date.now() - Number(dataUpdatedAt)).toBeLessThan(20_000);
});

test('an order that the stream leaves out is shown within a minute', async () => {
  const { streams, ids, market, problems } = await openBoard();
  market.waiting.push(testWire({ _id: 'id2' }));
  for (let beat = 0; beat < 11; beat += 1) {
    streams[0]?.write(': \n');
    await pass(15_000);
    if (beat === 4) expect(ids()).toEqual(['id1', 'id2']);
  }
  expect([problems.length, streams.length]).toEqual([1, 1]);
});

test.each(['ends', 'is silent for two intervals'])(
  'a stream that %s opens again from the newest cursor',
  async (how) => {
    const { streams, ids, polls, market } = await openBoard();
    streams[0]?.write(event({ cursor: 's1' }));
    await pass(10);
    market.changed.push(testWire({ _id: 'id2' }));
    if (how === 'ends') streams[0]?.end();
    else await pass(30_000);
    await pass(10);
    expect([ids(), polls()]).toEqual([['id1', 'id2'], 2]);
    await pass(1_500);
    expect(streams.map(({ query }) => query?.since)).toEqual(['c1', 'c2']);
    await pass(10_000);
    expect(polls()).toBe(2);
  },
);

const MINUTE_MS = 60_000;

test.each([
  [404, 'text/html'],
  [405, 'application/json'],
  [406, 'application/json'],
  [200, 'text/html'],
])('a backend that answers %d with %s is polled, and tried again later', async (...answer) => {
  const { streams, polls } = await openBoard(createStreamServer(...answer));
  const counts = [streams.length];
  for (const minutes of [1, 4, 1, 14, 1, 15]) {
    hide(true);
    hide(false);
    await pass(minutes * MINUTE_MS);
    counts.push(streams.length);
  }

  expect(counts).toEqual([1, 2, 2, 3, 3, 4, 5]);
  expect(polls()).toBeGreaterThanOrEqual(36 * 6);
});

test('a stream that is answered with HTML while a proxy restarts goes on a minute later', async () => {
  const { streams, ids, answerWith } = await openBoard();
  answerWith(200, 'text/html');
  streams[0]?.end();
  await pass(2_000);
  answerWith();
  await pass(MINUTE_MS);
  streams.at(-1)?.write(event({ orders: [testWire({ _id: 'id2' })], cursor: 's1' }));
  await pass(10);

  expect(ids()).toEqual(['id1', 'id2']);
});

test('changes are polled while a stream cannot be opened', async () => {
  const { streams, polls } = await openBoard(createStreamServer(503));
  await pass(120_000);
  expect(polls()).toBeGreaterThanOrEqual(12);
  expect(streams.length).toBeGreaterThan(3);
  expect(streams.length).toBeLessThan(14);
});

test('a stream that ends after its first event waits longer each time before it reopens', async () => {
  const { streams, polls } = await openBoard();
  for (let second = 0; second < 60; second += 1) {
    const last = streams.at(-1);
    if (!last?.signal.aborted) {
      last?.write(event({ cursor: `s${second}` }));
      last?.end();
    }
    await pass(1_000);
  }
  expect(streams.length).toBeGreaterThan(3);
  expect(streams.length).toBeLessThan(10);
  expect(polls()).toBeLessThan(20);
});

test('a stream that ends after it has lived for 30 s is opened again at once', async () => {
  const { streams } = await openBoard();
  for (let round = 1; round <= 4; round += 1) {
    for (let beat = 0; beat < 4; beat += 1) {
      streams.at(-1)?.write(': \n');
      await pass(10_000);
    }
    streams.at(-1)?.end();
    await pass(1_500);
    expect(streams).toHaveLength(round + 1);
  }
});

test('an event that cannot be read ends the stream', async () => {
  const { streams, polls } = await openBoard();
  streams[0]?.write('data: <html>\n\n');
  await pass(59_000);
  expect([streams.length, polls()]).toEqual([1, 7]);
  await pass(2_000);
  expect(streams).toHaveLength(2);
});

test('a stream is open on a visible page only', async () => {
  const { streams, polls } = await openBoard();
  await pass(20_000);
  hide(true);
  expect(streams[0]?.signal.aborted).toBe(true);
  await pass(100);
  const before = polls();
  await pass(60_000);
  expect(polls() - before).toBe(4);
  hide(false);
  await pass(100);
  expect(streams).toHaveLength(2);
  expect(streams[1]?.signal.aborted).toBe(false);
});

test('the answer of a poll that is older than an event of the stream is left out', async () => {
  const { streams, polling, ids, market } = await openBoard();
  market.changed.push(testWire({ _id: 'id2' }));
  polling.refresh();
  streams[0]?.write(event({ gone: ['id2'], cursor: 's1' }));
  await pass(1_000);
  expect(ids()).toEqual(['id1']);
});
