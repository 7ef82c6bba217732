import { beforeEach, expect, test, vi } from 'vitest';
import { createStreamServer } from '../../../tests/support/eventStreams';
import type { PushMessage } from '../../core/contracts';
import { connectToServer, isServerPush } from '../../core/push/serverPush';
import { serverSentEventsPush } from './serverSentEventsPush';

beforeEach(() => vi.useFakeTimers());

function start({ open }: ReturnType<typeof createStreamServer>, path?: string) {
  const given = serverSentEventsPush(path === undefined ? {} : { path });
  if (!isServerPush(given)) throw new Error('The adapter takes no server');
  const adapter = given[connectToServer](open);
  const heard: PushMessage[] = [];
  const stop = adapter.onMessage((message) => heard.push(message));
  const { signal } = new AbortController();
  const token = adapter.register({ interactive: false, basename: '/', signal });
  token.catch(() => {});
  return { adapter, heard, stop, token };
}

/** Runs pending imports and streams; advances the clock by 1 ms by default. */
async function settle(ms = 1) {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
}

test('messages come through the stream of the given path', async () => {
  const server = createStreamServer();
  const { heard, token, stop } = start(server, '/vendor/events');
  await settle();
  const [stream] = server.streams;
  stream?.write('event: token\r\ndata: t-1\r\n\r\n: keep-alive\n\nevent: pu');
  stream?.write('sh\ndata: {"title":\ndata: "Hi"}\n\nevent: push\ndata: no json\n\n');
  await settle();

  expect(stream?.path).toBe('/vendor/events');
  expect(await token).toBe('t-1');
  expect(heard).toEqual([{ title: 'Hi' }]);
  stop();
});

test('a message of the server never claims to be clicked', async () => {
  const server = createStreamServer();
  const { heard, stop } = start(server);
  await settle();
  const data = { order_id: 'o1', vp_open: '1' };
  server.streams[0]?.write(`event: push\ndata: ${JSON.stringify({ title: 'Hi', data })}\n\n`);
  await settle();

  expect(heard).toEqual([{ title: 'Hi', data: { order_id: 'o1' } }]);
  stop();
});

test('one object in two portals has a stream for each', async () => {
  const shared = serverSentEventsPush();
  if (!isServerPush(shared)) throw new Error('The adapter takes no server');
  const servers = [createStreamServer(), createStreamServer()];
  const { signal } = new AbortController();
  const portals = servers.map(({ open }) => shared[connectToServer](open));
  const stops = portals.map((portal) => portal.onMessage(() => {}));
  const tokens = portals.map((portal) =>
    portal.register({ interactive: false, basename: '/', signal }),
  );
  await settle();
  servers.forEach(({ streams }, at) => streams[0]?.write(`event: token\ndata: t-${at}\n\n`));
  await settle();
  await portals[0]?.unregister();

  expect(await Promise.all(tokens)).toEqual(['t-0', 't-1']);
  expect(servers.map(({ streams }) => streams[0]?.signal.aborted)).toEqual([true, false]);
  for (const stop of stops) stop();
});

test('a broken stream comes back after a while', async () => {
  const server = createStreamServer();
  const { stop } = start(server);
  await settle();
  server.streams[0]?.write('event: token\ndata: t-1\n\n');
  await settle();
  server.streams[0]?.end();
  await settle();
  const before = server.streams.length;
  await settle(1_000);

  expect([before, server.streams.length]).toEqual([1, 2]);
  expect(server.streams[1]?.headers).toEqual({ 'X-Push-Token': 't-1' });
  stop();
});

test('a stream without a sign of life for a minute is replaced', async () => {
  const server = createStreamServer();
  const { stop } = start(server);
  await settle();
  await settle(59_000);
  const before = server.streams.length;
  await settle(3_000);

  expect([before, server.streams.length]).toEqual([1, 2]);
  stop();
});

test('the waits after failures in a row grow to half a minute', async () => {
  const server = createStreamServer(503);
  const { stop } = start(server);
  await settle();
  await settle(60_000);
  const early = server.streams.length;
  await settle(300_000);

  expect(early).toBeLessThanOrEqual(8);
  expect(server.streams.length - early).toBeGreaterThanOrEqual(9);
  expect(server.streams.length - early).toBeLessThanOrEqual(21);
  stop();
});

test('a stream that lived for 30 s is back within a second', async () => {
  const server = createStreamServer();
  const { stop } = start(server);
  await settle();
  for (let round = 0; round < 5; round += 1) {
    await settle(30_000);
    server.streams.at(-1)?.end();
    await settle(1_001);
  }

  expect(server.streams).toHaveLength(6);
  stop();
});

test('a stream that ends after its first event waits longer each time before it reopens', async () => {
  const server = createStreamServer();
  const { stop } = start(server);
  await settle();
  for (let second = 0; second < 60; second += 1) {
    const last = server.streams.at(-1);
    if (!last?.signal.aborted) {
      last?.write('event: token\ndata: t-1\n\n');
      last?.end();
    }
    await settle(1_000);
  }

  expect(server.streams.length).toBeLessThanOrEqual(8);
  stop();
});

const MINUTE_MS = 60_000;

/** A server that has sent a token and then answers with something else, as while its proxy restarts. */
async function restartProxy(status: number, type: string) {
  const server = createStreamServer();
  const started = start(server);
  const changed = vi.fn();
  started.adapter.onTokenChange?.(changed);
  await settle();
  server.streams[0]?.write('event: token\ndata: t-1\n\n');
  await settle();
  changed.mockClear();
  server.answerWith(status, type);
  server.streams[0]?.end();
  await settle(1_000);
  return { ...server, ...started, changed };
}

const ask = (adapter: ReturnType<typeof start>['adapter']) =>
  adapter.register({ interactive: false, basename: '/', signal: new AbortController().signal });

test.each([
  [401, 'application/json'],
  [404, 'text/html'],
  [405, 'application/json'],
  [200, 'text/html'],
])('a stream that is answered %d %s is tried after 1, 5 and 15 minutes', async (...answer) => {
  const { streams, stop } = await restartProxy(...answer);
  const counts = [streams.length];
  for (const minutes of [1, 4, 1, 14, 1, 15]) {
    await settle(minutes * MINUTE_MS);
    counts.push(streams.length);
  }

  expect(counts).toEqual([2, 3, 3, 4, 4, 5, 6]);
  stop();
});

test('a stream that was refused goes on once the server accepts it', async () => {
  const { streams, adapter, heard, changed, answerWith, stop } = await restartProxy(
    404,
    'text/html',
  );
  await expect(ask(adapter)).rejects.toThrow('refused with 404');
  answerWith();
  await settle(MINUTE_MS);
  streams.at(-1)?.write('event: token\ndata: t-2\n\nevent: push\ndata: {"title":"Hi"}\n\n');
  await settle();

  expect(await ask(adapter)).toBe('t-2');
  expect(heard).toEqual([{ title: 'Hi' }]);
  // Once for the refusal, and once for its end.
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

test('a stream that is refused at the start rejects the registration', async () => {
  const { token, stop } = start(createStreamServer(404));
  const failed = expect(token).rejects.toThrow('refused with 404');
  await settle();

  await failed;
  stop();
});

test('a stream without a listener is closed for good', async () => {
  for (const end of ['stop', 'unregister'] as const) {
    const server = createStreamServer();
    const { adapter, stop, token } = start(server);
    await settle();
    server.streams[0]?.write('event: token\ndata: t-1\n\n');
    await token;
    if (end === 'stop') stop();
    else await adapter.unregister();
    await settle(120_000);
    expect(server.streams, end).toHaveLength(1);
  }
});

test('there is no server outside of a portal', async () => {
  const { signal } = new AbortController();
  const asked = serverSentEventsPush().register({ interactive: false, basename: '/', signal });
  await settle();

  expect(await asked).toBeNull();
});
