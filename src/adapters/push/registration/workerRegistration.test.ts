import { expect, test, vi } from 'vitest';
import { createWorkerRegistration } from './workerRegistration';

const FILE = { path: 'push-web/vendor-portal-sw.js', policy: 'test' };
const WORKER_URL = new URL('/vendor-portal-sw.js', window.location.href).href;

/** A browser with service workers whose page allows no Trusted Types policy. */
function openPage() {
  const register = vi.fn(async () => ({ active: {} }));
  const getRegistration = async () => undefined;
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration } });
  const createPolicy = vi.fn(() => {
    throw new TypeError('The page allows no policy of this name');
  });
  vi.stubGlobal('trustedTypes', { createPolicy });
  return { register, createPolicy };
}

test("the host's policy creates the worker URL", async () => {
  const { register, createPolicy } = openPage();
  const trusted = { trusted: WORKER_URL };
  const trustedTypesPolicy = { createHTML: vi.fn(), createScriptURL: vi.fn(() => trusted) };
  const { signal } = new AbortController();

  await createWorkerRegistration({}, FILE).ready({
    basename: '/partner',
    signal,
    trustedTypesPolicy,
  });

  expect(trustedTypesPolicy.createScriptURL.mock.calls).toEqual([[WORKER_URL]]);
  expect(register).toHaveBeenCalledWith(
    trusted,
    expect.objectContaining({ updateViaCache: 'none' }),
  );
  expect(createPolicy).not.toHaveBeenCalled();
});

const refused = new TypeError('A bad HTTP response code (404) was received');

function refuse() {
  const serviceWorker = {
    getRegistration: async () => undefined,
    register: () => Promise.reject(refused),
  };
  vi.stubGlobal('navigator', { serviceWorker });
}

function register(answer: Response | Error) {
  refuse();
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const worker = createWorkerRegistration({ serviceWorkerUrl: '/push/sw.js' }, FILE);
  const { signal } = new AbortController();
  return worker.ready({ basename: '/partner', signal });
}

test.each([
  [new Response('', { status: 404 }), 'status 404'],
  [new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'text/html'],
])(
  'a missing worker file is reported with the command that copies it',
  async (answer, received) => {
    await expect(register(answer)).rejects.toMatchObject({
      kind: 'push',
      message: `There is no worker script at /push/sw.js (${received})`,
      line: expect.stringMatching(/^cp .*push-web\/vendor-portal-sw\.js public\/push\/sw\.js$/),
    });
  },
);

test.each([
  ['there', new Response('', { headers: { 'content-type': 'text/javascript' } })],
  ['out of reach', new TypeError('offline')],
])('with a file that is %s the error of the browser is thrown', async (_name, answer) => {
  await expect(register(answer)).rejects.toBe(refused);
});
