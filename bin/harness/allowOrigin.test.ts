import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCachedSandbox } from '../../sandbox/cachedSandbox.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { allowedHosts, allowedOrigins } from './origins.ts';
import { toApiHandler } from './sandboxApi.ts';
import { createHarnessServer, type Site } from './server.ts';
import { serveOnAnyPort, type TestServer } from './testServers.ts';

const HOST_PAGE = 'http://localhost:5173';
const OTHER_PAGE = 'http://localhost:5174';
const SERVED = 422;

let server: TestServer;
let sandbox: Sandbox;
let site: Site;

beforeAll(async () => {
  site = { hosts: new Set(), origins: new Set([HOST_PAGE]), home: null, api: null, pages: null };
  server = await serveOnAnyPort(createHarnessServer(site));
  site.hosts = allowedHosts(server.port, null);
  const origins = [...allowedOrigins(site.hosts), HOST_PAGE];
  sandbox = await startCachedSandbox({ seed: 'empty', allowedOrigins: origins });
  site.api = toApiHandler(sandbox);
  site.pages = {
    handle: async (_request, response) => void response.end('page'),
    upgrade: (_request, socket) => void socket.destroy(),
    close: async () => {},
  };
}, 60_000);

afterAll(async () => {
  await server.close();
  await sandbox.close();
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function send(method: string, path: string, headers: Record<string, string>): Promise<Reply> {
  const { port } = server;
  const ownHeaders = { host: `localhost:${port}`, 'content-type': 'application/json' };
  const options = { method, port, path, host: '127.0.0.1', headers: { ...ownHeaders, ...headers } };
  return new Promise((resolve, reject) => {
    const sent = request(options, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
      );
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}

const call = (headers: Record<string, string>) => send('POST', '/api/vendor', headers);

test('a page of an allowed origin calls the sandbox directly', async () => {
  const direct = { origin: HOST_PAGE, 'sec-fetch-site': 'same-site' };
  const { status, headers } = await call(direct);

  expect([status, headers['access-control-allow-origin']]).toEqual([SERVED, HOST_PAGE]);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('its preflight allows the headers that the host adds', async () => {
  const asked = 'authorization,content-type,x-tenant';
  const { status, headers } = await send('OPTIONS', '/api/vendor', {
    origin: HOST_PAGE,
    'sec-fetch-site': 'same-site',
    'access-control-request-method': 'POST',
    'access-control-request-headers': asked,
  });

  expect([status, headers['access-control-allow-headers']]).toEqual([204, asked]);
});

test.each([
  ['keeps the Host', { host: 'localhost:5173' }],
  ['changes the Host', {}],
])('a proxy of its dev server that %s is answered', async (_name, host) => {
  const proxied = { ...host, 'sec-fetch-site': 'same-origin' };

  expect((await call({ ...proxied, origin: HOST_PAGE })).status).toBe(SERVED);
  expect((await send('GET', '/api/assets/dal.svg', proxied)).status).toBe(200);
});

test('a picture is shown in a page of another origin', async () => {
  const picture = { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' };
  const { status, headers } = await send('GET', '/api/assets/dal.svg', picture);

  expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
  expect((await send('GET', '/api/vendor', picture)).status).toBe(403);
});

test('an unknown page of this machine can read how to allow it', async () => {
  const origin = OTHER_PAGE;
  const preflight = { origin, 'access-control-request-headers': 'content-type' };
  const asked = await send('OPTIONS', '/api/vendor', preflight);
  const { status, headers, body } = await call({ origin, 'sec-fetch-site': 'same-site' });

  expect([asked.status, asked.headers['access-control-allow-headers']]).toEqual([
    204,
    'content-type',
  ]);
  expect([status, headers['access-control-allow-origin']]).toEqual([403, origin]);
  expect(JSON.parse(body).message).toContain(`--allow-origin ${OTHER_PAGE}`);
});

test('a proxy that passes on an unknown Host is told which origin to allow', async () => {
  const { status, body } = await call({ host: 'localhost:5174' });

  expect(status).toBe(403);
  expect(JSON.parse(body).message).toContain(`--allow-origin ${OTHER_PAGE}`);
});

test.each(['https://evil.example', 'null', 'http://localhost:5173.evil.example', '*', '<b>'])(
  'the refused origin %s cannot read the answer',
  async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const { status, headers } = await send(method, '/api/vendor', { origin });
      expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
  },
);

test('an allowed origin gets calls only', async () => {
  expect((await send('GET', '/', { origin: HOST_PAGE })).status).toBe(403);
  expect((await send('GET', '/', { host: 'localhost:5173' })).status).toBe(403);
});

test('pictures are refused without allowed origins', async () => {
  const picture = { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' };
  site.origins = new Set();
  const { status } = await send('GET', '/api/assets/dal.svg', picture);
  site.origins = new Set([HOST_PAGE]);

  expect(status).toBe(403);
});
