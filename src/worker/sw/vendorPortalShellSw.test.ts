import { afterEach, expect, test, vi } from 'vitest';
import { stubCaches } from '../../../tests/support/fakeCaches';
import type { ShellEvent } from './vendorPortalShellSw';

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
  const keepPage = async (text: string) =>
    (await caches.open(NAME)).put(PAGE, answer(text, 'text/html'));
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
  return { handlers, urls, unregister, network, ask, keepPage, open, load, fire };
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

test.each(['iframe', 'frame', 'embed', 'object'])(
  'a page in an %s is left alone',
  async (frame) => {
    const { ask, network, keepPage } = await startWorker();
    await keepPage('<p>1</p>');

    expect(await ask({ mode: 'navigate', destination: frame })).toBeNull();
    expect(network).not.toHaveBeenCalled();
  },
);

test('a page that is opened is not stored', async () => {
  const { open, network, urls } = await startWorker();
  network.mockResolvedValueOnce(answer('<p>Receipt of Asha</p>', 'text/html'));

  expect(await open()).toBe('<p>Receipt of Asha</p>');
  expect(urls().flatMap(([, stored]) => stored)).toEqual([]);
});

test('without a network the page and its files are shown', async () => {
  const { open, load, network, keepPage } = await startWorker();
  await keepPage('<p>1</p>');
  network.mockResolvedValueOnce(answer('<p>2</p>', 'text/html; charset=utf-8'));
  network.mockResolvedValueOnce(answer('run()', 'text/javascript'));
  const online = [await open(), await load()];
  network.mockImplementation(offline);

  expect(online).toEqual(['<p>2</p>', 'run()']);
  expect([await open(), await load()]).toEqual(['<p>1</p>', 'run()']);
});

test.each([502, 503, 504])('the answer %d of a gateway is a network that fails', async (status) => {
  const { open, load, network, keepPage } = await startWorker();
  await keepPage('<p>1</p>');
  network.mockResolvedValueOnce(answer('run()', 'text/javascript'));
  await load();
  network.mockImplementation(async () => answer('Bad gateway', 'text/html', { status }));

  expect([await open(), await load()]).toEqual(['<p>1</p>', 'run()']);
});

test('the answer of a gateway is shown if no page is stored', async () => {
  const { open, network } = await startWorker();
  network.mockResolvedValueOnce(answer('Bad gateway', 'text/html', { status: 502 }));

  expect(await open()).toBe('Bad gateway');
});

test('the refusal of the server is shown unchanged', async () => {
  const { open, network, keepPage } = await startWorker();
  await keepPage('<p>1</p>');
  network.mockResolvedValueOnce(answer('No', 'text/html', { status: 403 }));

  expect(await open()).toBe('No');
});

test.each([
  ['a refusal', answer('no', 'text/javascript', { status: 403 })],
  ['a file that forbids it', answer('own', 'text/javascript', { cache: 'no-store' })],
  ['a file of a session', answer('own', 'text/javascript', { cache: 'private, max-age=60' })],
  ['an answer of the backend', answer('{}', 'application/json')],
])('%s is never stored', async (_name, file) => {
  const { load, network, urls } = await startWorker();
  network.mockImplementation(async () => file.clone());
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
  const { open, network, keepPage } = await startWorker();
  await keepPage('<p>1</p>');
  vi.useFakeTimers();
  let arrive = (_page: Response) => {};
  network.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const opened = open();
  await vi.advanceTimersByTimeAsync(4_000);
  arrive(answer('<p>2</p>', 'text/html'));

  expect(await opened).toBe('<p>1</p>');
});

test('the kill switch removes the worker and what it has stored', async () => {
  const { handlers, urls, fire, unregister } = await startWorker({ VENDOR_PORTAL_WORKER: 'off' });
  await (await caches.open(NAME)).put(PAGE, new Response('old'));
  await fire('activate');

  expect([...handlers.keys()].sort()).toEqual(['activate', 'install']);
  expect(urls()).toEqual([]);
  expect(unregister).toHaveBeenCalled();
});
