import { expect, test, vi } from 'vitest';
import type { PushAdapter, PushMessage } from '../../core/contracts';
import { connectToServer, isServerPush } from '../../core/push/serverPush';
import { fcmPush } from './fcm/fcmPush';
import { noopPush } from './noopPush';
import { serverSentEventsPush } from './serverSentEventsPush';
import { webPush } from './web/webPush';

const CONFIG = { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: '1' };

/** Name, adapter and expected token; the stream of the second adapter sends nothing but a token. */
const ADAPTERS: readonly [string, () => PushAdapter, string | null][] = [
  ['noopPush', noopPush, null],
  ['serverSentEventsPush', connected, 'a-push-token'],
  // This test environment has no service workers and no notifications, like some vendors'
  // browsers.
  ['fcmPush', () => fcmPush({ config: CONFIG, vapidKey: 'key' }), null],
  ['webPush', () => webPush({ publicKey: 'key' }), null],
];

function connected(): PushAdapter {
  const adapter = serverSentEventsPush();
  if (!isServerPush(adapter)) throw new Error('The adapter takes no server');
  return adapter[connectToServer](async (_path, { signal }) => answerStream(signal));
}

function answerStream(signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('event: token\ndata: a-push-token\n\n'));
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function register(adapter: PushAdapter, interactive = false): Promise<string | null> {
  const { signal } = new AbortController();
  return adapter.register({ interactive, basename: '/partner', signal });
}

test.each(ADAPTERS)('%s gives the same token or null when asked again', async (...row) => {
  const [, create, token] = row;
  const adapter = create();

  const answers = [await register(adapter), await register(adapter), await register(adapter, true)];
  await adapter.unregister();

  expect(answers).toEqual([token, token, token]);
});

test.each(ADAPTERS)('%s asks for no permission unless the vendor has clicked', async (...row) => {
  const [, create] = row;
  const requestPermission = vi.fn(() => Promise.resolve('denied'));
  const permission = 'default';
  vi.stubGlobal(
    'Notification',
    Object.assign(function Fake() {}, { permission, requestPermission }),
  );
  const adapter = create();

  await register(adapter);
  await adapter.unregister();

  expect(requestPermission).not.toHaveBeenCalled();
});

test.each(ADAPTERS)('%s can be registered again after it was unregistered', async (...row) => {
  const [, create, token] = row;
  const adapter = create();

  await adapter.unregister();
  await adapter.unregister();
  const answer = await register(adapter);
  await adapter.unregister();

  expect(answer).toBe(token);
});

test.each(ADAPTERS)('%s lets a listener leave twice', (...row) => {
  const [, create] = row;
  const adapter = create();
  const listener = (_message: PushMessage) => {};
  const [first, second] = [adapter.onMessage(listener), adapter.onMessage(listener)];

  first();
  first();
  second();

  expect([typeof first, typeof second]).toEqual(['function', 'function']);
});
