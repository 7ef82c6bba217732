import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubCaches } from '../../tests/support/fakeCaches';
import { registerShellWorker } from '.';

const ORIGIN = 'https://market.example';
const SCOPE = `${ORIGIN}/partner/`;
const SCRIPTS = ['/app.js', '/chunk.js', '/part'];
const PAGE = '<script src="/app.js"></script>';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Starts a page with these resources; `workerStart` is above 0 if the worker answered for the page. */
async function start(resources: readonly [path: string, initiatorType: string][], workerStart = 0) {
  const { urls } = stubCaches();
  const register = vi.fn(async () => ({ active: {}, scope: SCOPE }));
  const getRegistration = async () => undefined;
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration } });
  const entries = resources.map(([path, initiatorType]) => ({
    name: `${ORIGIN}${path}`,
    initiatorType,
  }));
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'resource' ? entries : [{ workerStart }]),
  });
  const network = vi.fn(async (url: string, _init?: RequestInit) => {
    const { pathname } = new URL(url);
    const isPage = url === SCOPE;
    const type = SCRIPTS.includes(pathname) ? 'text/javascript' : 'application/json';
    return new Response(isPage ? PAGE : 'x', {
      headers: { 'content-type': isPage ? 'text/html' : type },
    });
  });
  vi.stubGlobal('fetch', network);
  await registerShellWorker({ scope: '/partner/' });
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(network).toHaveBeenCalledWith(SCOPE, expect.anything()));
  const requested = () => network.mock.calls.map(([url]) => new URL(url).pathname);
  return { urls, register, network, requested };
}

test('without service workers nothing happens', async () => {
  vi.stubGlobal('navigator', {});

  expect(await registerShellWorker({ scope: '/partner/' })).toBeNull();
});

test('the page is stored with the code that it has loaded', async () => {
  const { urls, register } = await start([
    ['/app.js', 'script'],
    ['/chunk.js', 'other'],
    ['/part', 'script'],
  ]);

  expect(register).toHaveBeenCalledWith(
    expect.stringMatching(/\/vendor-portal-shell-sw\.js$/),
    expect.objectContaining({ scope: expect.stringMatching(/\/partner\/$/) }),
  );
  const paths = [...SCRIPTS, '/vendor-portal-shell'].map((path) => `${ORIGIN}${path}`);
  await vi.waitFor(() => expect(urls()).toEqual([[`vendor-portal-shell ${SCOPE}`, paths]]));
});

test('nothing but scripts and style sheets is requested again', async () => {
  const { requested } = await start([
    ['/app.js', 'script'],
    ['/orders/events', 'other'],
    ['/api/vendor', 'fetch'],
    ['/api/upload.js', 'xmlhttprequest'],
    ['/dish.jpg', 'img'],
    ['/paper.png', 'css'],
    ['/menu.json', 'link'],
    ['/sign-in?code=1', 'iframe'],
    ['/beacon.js', 'beacon'],
  ]);

  expect(requested()).toEqual(['/app.js', '/partner/']);
});

test('a page that the worker has answered for requests no file again', async () => {
  const { requested } = await start([['/app.js', 'script']], 12);

  expect(requested()).toEqual(['/partner/']);
});

test('the page is requested without cookies', async () => {
  const { network } = await start([['/app.js', 'script']]);

  expect(network).toHaveBeenLastCalledWith(
    SCOPE,
    expect.objectContaining({ credentials: 'omit', cache: 'no-store' }),
  );
});
