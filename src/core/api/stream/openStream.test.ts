import { expect, test, vi } from 'vitest';
import { createHostRequest } from '../host/hostRequest';
import { createOpenStream } from './openStream';

const HOST = { href: 'https://api.example/v1', origin: 'https://api.example' };
const { signal } = new AbortController();
const operation = 'pushStream';

const bearer = 'bearer-1';

function open(token: string | null = bearer, life = new AbortController(), headers = {}) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(''));
  vi.stubGlobal('fetch', fetched);
  const openStream = createOpenStream({
    host: HOST,
    session: { token: () => token, signal: () => life.signal },
    request: createHostRequest({ getOptions: () => ({ headers }) }),
    language: () => 'ta-IN',
  });
  return { fetched, openStream, life };
}

test('the bearer goes to the host only', async () => {
  const { fetched, openStream } = open();
  await openStream('/push/events', { operation, signal, headers: { 'X-Push-Token': 't' } });

  expect(fetched.mock.calls).toEqual([
    [
      'https://api.example/v1/push/events',
      expect.objectContaining({
        credentials: 'same-origin',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        headers: {
          Accept: 'text/event-stream',
          'Accept-Language': 'ta-IN',
          Authorization: 'Bearer bearer-1',
          'X-Push-Token': 't',
        },
      }),
    ],
  ]);
});

test.each(['pushStream', 'orderChangesStream'] as const)(
  'the headers of the host are asked for with the operation %s',
  async (operation) => {
    const headers = vi.fn(() => ({ 'X-Tenant': 'saffron' }));
    await open(bearer, undefined, headers).openStream('/events', { operation, signal });

    expect(headers).toHaveBeenCalledWith({ operation, method: 'GET' });
  },
);

test.each([
  '',
  'push',
  '//evil.example',
  '/../up',
  '/a/../../b',
  '/a?b',
  '/a#b',
  '/a b',
  '.evil.example',
  '@evil.example',
])('the path %j is refused before anything is sent', async (path) => {
  const { fetched, openStream } = open();

  await expect(openStream(path, { operation, signal })).rejects.toMatchObject({ kind: 'config' });
  expect(fetched).not.toHaveBeenCalled();
});

test('without a session nothing is sent', async () => {
  const { fetched, openStream } = open(null);

  await expect(openStream('/push', { operation, signal })).rejects.toThrow('not signed in');
  expect(fetched).not.toHaveBeenCalled();
});

test('a stream ends with its session or on close', async () => {
  const { fetched, openStream, life } = open();
  const closed = new AbortController();
  await openStream('/push', { operation, signal });
  await openStream('/push', { operation, signal: closed.signal });
  closed.abort();
  const signals = fetched.mock.calls.map(([, init]) => init?.signal?.aborted);
  life.abort();

  expect(signals).toEqual([false, true]);
  expect(fetched.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, true]);
});
