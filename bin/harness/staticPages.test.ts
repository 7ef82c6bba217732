import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageConfig } from './pageConfig.ts';
import { createStaticPages } from './staticPages.ts';
import { sendRaw, serveOnAnyPort, type TestServer } from './testServers.ts';

const SECRET = 'top secret';
const config: PageConfig = {
  host: '/api',
  basename: '/',
  storage: 'default',
  locale: null,
  mapsKey: '</script>',
  codeLength: 4,
  capabilities: [],
  screens: {},
  push: { kind: 'none' },
  backend: null,
  isInstallable: false,
  operationHeader: null,
};
const HTML = { accept: 'text/html' };

let root: string;
let server: TestServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vendor-portal-'));
  const folder = join(root, 'dist', 'harness', 'standalone');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), SECRET);
  writeFileSync(join(folder, 'index.html'), '<html><head></head><body>portal</body></html>');
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'export {}');
  writeFileSync(join(folder, '.env'), SECRET);
  writeFileSync(join(folder, 'assets', '.hidden.js'), SECRET);
  symlinkSync(join(root, 'secret.txt'), join(folder, 'assets', 'link.txt'));
  symlinkSync(root, join(folder, 'up'));
  const pages = createStaticPages(folder, config);
  server = await serveOnAnyPort((request, response) => void pages.handle(request, response));
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const DOTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '..%00',
  '..;',
  '....',
  '. .',
  '%c0%ae%c0%ae',
];
const SLASHES = ['/', '%2f', '%2F', '\\', '%5c', '%252f', '//', '/./'];
const CLIMBS = DOTS.flatMap((dots) =>
  SLASHES.flatMap((slash) =>
    [1, 3].flatMap((depth) => [
      `/${`${dots}${slash}`.repeat(depth)}secret.txt`,
      `/assets${slash}${`${dots}${slash}`.repeat(depth)}secret.txt`,
    ]),
  ),
);
const DIRECT = [
  '/.env',
  '/assets/.hidden.js',
  '/assets/link.txt',
  '/up/secret.txt',
  '/up/dist/harness/standalone/.env',
  '//secret.txt',
  '/assets/app-1.js/../../../secret.txt',
  '/assets/app-1.js%00.txt',
  '/assets//.hidden.js',
  'http://localhost/../secret.txt',
  'file:///etc/passwd',
  '/@fs/etc/passwd',
  '/assets/',
  '/assets',
];
const HOSTILE = [...CLIMBS, ...DIRECT].filter((path) => !path.includes(' '));

test(`none of ${HOSTILE.length} hostile paths reads a file or a listing`, async () => {
  for (const path of HOSTILE) {
    const { status, body } = await sendRaw(server.port, path);

    expect([400, 404], path).toContain(status);
    expect(body, path).not.toContain(SECRET);
  }
});

test('a browser that requests a hostile path is refused too', async () => {
  expect((await sendRaw(server.port, '/..%2f..%2fsecret.txt', HTML)).status).toBe(400);
  expect((await sendRaw(server.port, '/.env', HTML)).status).toBe(400);
});

test('a prebuilt file is served with its type', async () => {
  const reply = await fetch(`${server.url}/assets/app-1.js?v=1`);

  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await reply.text()).toBe('export {}');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', null],
])('a script for a browser that accepts %s has the encoding %s', async (accepted, encoding) => {
  const headers = { 'accept-encoding': accepted };
  const reply = await fetch(`${server.url}/assets/app-1.js`, { headers });

  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(reply.headers.get('vary')).toBe('Accept-Encoding');
  expect(await reply.text()).toBe('export {}');
});

test('only hashed files are cached for good', async () => {
  const kept = async (path: string) =>
    (await fetch(`${server.url}${path}`, { headers: HTML })).headers.get('cache-control') ?? '';

  expect(await kept('/assets/app-1.js')).toContain('immutable');
  expect(await kept('/')).not.toContain('max-age');
});

test('a deep link of the portal gets the page', async () => {
  const { status, body } = await sendRaw(server.port, '/orders/view-order/A-1', HTML);

  expect([status, body.includes('portal')]).toEqual([200, true]);
});

test('the settings in the page cannot close their script tag', async () => {
  const { body } = await sendRaw(server.port, '/', HTML);
  const json = /<script id="harness-config" type="application\/json">(.*?)<\/script>/.exec(body);

  expect(JSON.parse(json?.[1] ?? '')).toEqual(config);
});

test('a file that is not there is not answered with the page', async () => {
  expect((await fetch(`${server.url}/assets/old-2.js`)).status).toBe(404);
});

test('nothing is written', async () => {
  expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(405);
});

test.each(['*/*', 'text/html'])('a client that accepts %s gets the page', async (accept) => {
  const reply = await sendRaw(server.port, '/orders', { accept });

  expect(reply.status).toBe(200);
  expect(reply.body).toContain('portal');
});

test.each([
  ['/assets/missing.js', { accept: '*/*' }],
  ['/missing', { accept: 'application/json' }],
  ['/missing', { accept: '*/*', 'sec-fetch-dest': 'script' }],
])('%s with %o is not found', async (path, headers) => {
  expect((await sendRaw(server.port, path, headers)).status).toBe(404);
});
