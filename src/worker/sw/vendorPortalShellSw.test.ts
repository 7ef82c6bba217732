import { afterEach, expect, test, vi } from 'vitest';
import { stubCaches } from '../../../tests/support/fakeCaches';
import type { ShellEvent } from './shellScope';

afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
});

const SCOPE = 'https://market.example/partner/';
const NAME = `vendor-portal-shell ${SCOPE}`;
const PAGE = 'https://market.example/vendor-portal-shell';
const SCRIPT = 'https://cdn.example/app-1a2b.js';

interface Asked {
  url?: string;
  method?: string;
  mode?: string;
  destination?: string;
}

async function startWorker(globals: Record<string, string> = {}) {
  const handlers = new Map<string, (event: ShellEvent) => void>();
  const { urls } = stubCaches();
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('self', {
    ...globals,
    registration: { scope: SCOPE, unregister },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, handler: (event: ShellEvent) => void) =>
      handlers.set(type, handler),
  });
  const network = vi.fn<(request: Asked) => Promise<Response>>();
  vi.stubGlobal('fetch', network);
  await import('./vendorPortalShellSw');

  /** Returns the answer of the worker, or `null` if it leaves the request to the browser. */
  async function ask(asked: Asked): Promise<string | null> {
    const request = { url: SCRIPT, method: 'GET', mode: 'cors', destination: '', ...asked };
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    handlers.get('fetch')?.({
      request: request as Request,
      waitUntil: (one) => work.push(one),
      respondWith: (given) => {
        answer = given;
      },
    });
    if (!answer) return null;
    const text = await (answer as Promise<Response>).then((response) => response.text());
    await Promise.all(work);
    return text;
  }
  const open = () => ask({ url: `${SCOPE}orders`, mode: 'navigate', destination: 'document' });
  const load = () => ask({ destination: 'script' });
  const fire = (type: string) => {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({
      request: new Request(SCOPE),
      waitUntil: (one) => work.push(one),
      respondWith: () => {},
    });
    return Promise.all(work);
  };
  return { handlers, urls, unregister, network, ask, open, load, fire };
}

const answer = (body: string, type: string, init: ResponseInit & { cache?: string } = {}) =>
  new Response(body, {
    ...init,
    headers: { 'content-type': type, 'cache-control': init.cache ?? 'no-cache' },
  });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('it handles no push and no message', async () => {
  const { handlers } = await startWorker();

  expect([...handlers.keys()].sort()).toEqual(['activate', 'fetch', 'install']);
});

test.each([
  { destination: '' },
  { destination: 'image' },
  { destination: 'manifest' },
  { destination: 'script', method: 'POST' },
  { mode: 'navigate', destination: 'document', method: 'POST' },
])('the request %j goes to the network as without a worker', async (asked) => {
  const { ask, network, urls } = await startWorker();

  expect(await ask(asked)).toBeNull();
  expect(network).not.toHaveBeenCalled();
  expect(urls()).toEqual([]);
});

test('without a network the last page and its files are shown', async () => {
  const { open, load, network, urls } = await startWorker();
  network.mockResolvedValueOnce(answer('<p>1</p>', 'text/html'));
  network.mockResolvedValueOnce(answer('<p>2</p>', 'text/html; charset=utf-8'));
  network.mockResolvedValueOnce(answer('run()', 'text/javascript'));
  const online = [await open(), await open(), await load()];
  network.mockImplementation(offline);

  expect([await open(), await load()]).toEqual(['<p>2</p>', 'run()']);
  expect(online).toEqual(['<p>1</p>', '<p>2</p>', 'run()']);
  expect(urls()).toEqual([[NAME, [PAGE, SCRIPT]]]);
});

test.each([
  ['a refusal', answer('no', 'text/html', { status: 403 })],
  ['a page that forbids it', answer('own', 'text/html', { cache: 'private, no-store' })],
  ['an answer of the backend', answer('{}', 'application/json')],
])('%s is never stored as the page', async (_name, page) => {
  const { open, load, network, urls } = await startWorker();
  network.mockImplementation(async () => page.clone());
  await open();
  await load();

  expect(urls().flatMap(([, stored]) => stored)).toEqual([]);
});

test('a file that never changes is not requested again', async () => {
  const { load, network } = await startWorker();
  const cache = 'public, max-age=31536000, immutable';
  network.mockImplementation(async () => answer('run()', 'text/javascript', { cache }));

  expect([await load(), await load()]).toEqual(['run()', 'run()']);
  expect(network).toHaveBeenCalledTimes(1);
});

test('a network that hangs does not hold up the stored page', async () => {
  const { open, network } = await startWorker();
  network.mockResolvedValueOnce(answer('<p>1</p>', 'text/html'));
  await open();
  vi.useFakeTimers();
  let arrive = (_page: Response) => {};
  network.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const opened = open();
  await vi.advanceTimersByTimeAsync(4_000);
  arrive(answer('<p>2</p>', 'text/html'));

  expect(await opened).toBe('<p>1</p>');
});

test('files of old releases are removed', async () => {
  const { ask, open, network, urls } = await startWorker();
  network.mockImplementation(async () => answer('run()', 'text/javascript'));
  for (let at = 0; at < 405; at += 1) {
    await ask({ url: `https://cdn.example/${at}.js`, destination: 'script' });
  }
  network.mockResolvedValueOnce(answer('<p>1</p>', 'text/html'));
  await open();

  const [[, stored] = ['', []]] = urls();
  expect(stored).toHaveLength(401);
  expect(stored[0]).toBe('https://cdn.example/5.js');
});

test('the kill switch removes the worker and what it has stored', async () => {
  const { handlers, urls, fire, unregister } = await startWorker({ VENDOR_PORTAL_WORKER: 'off' });
  await (await caches.open(NAME)).put(PAGE, new Response('old'));
  await fire('activate');

  expect([...handlers.keys()].sort()).toEqual(['activate', 'install']);
  expect(urls()).toEqual([]);
  expect(unregister).toHaveBeenCalled();
});
