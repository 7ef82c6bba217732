import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveOnAnyPort, type TestServer } from '../../bin/harness/testServers.ts';
import {
  type HarnessProcess,
  type HarnessProcessOptions,
  runHarnessProcess,
  startHarnessProcess,
} from '../support/harnessProcess.ts';

/** The first start creates the demo data, which takes a minute on a busy machine. */
const SLOW = 300_000;
/** The built command. Started from its sources, the command would create its demo data at every start. */
const cli = [resolve('dist/bin/vendor-portal-dev.js')];

let backend: TestServer;
let folder: string;
const running: HarnessProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-portal-'));
  backend = await serveOnAnyPort((request, response) => response.end(`backend ${request.url}`));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop('SIGKILL')));
});

afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

function refuse(args: readonly string[]) {
  return runHarnessProcess({ cli, args, cwd: folder });
}

async function start(args: readonly string[], env?: HarnessProcessOptions['env']) {
  const harness = await startHarnessProcess({ cli, args, env, cwd: folder });
  running.push(harness);
  return harness;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

test('an unknown option ends with code 2', async () => {
  const { code, output } = await refuse(['--nonsense']);

  expect(code).toBe(2);
  expect(output).toContain("unknown option '--nonsense'");
});

test('a port in use ends with code 3 when it must be that one', async () => {
  const args = ['--host', backend.url, '--port', String(backend.port), '--strict-port'];
  const { code, output } = await refuse(args);

  expect(code).toBe(3);
  expect(output).toContain(`Port ${backend.port} is in use`);
});

test.each([[[]], [['check']]])(
  '%j: a backend that cannot be reached ends with code 4',
  { timeout: SLOW },
  async (mode) => {
    const gone = await serveOnAnyPort(() => {});
    await gone.close();
    const { code, output } = await refuse([...mode, '--host', gone.url]);

    expect(code).toBe(4);
    expect(output).toContain(`The backend ${gone.url} cannot be reached`);
  },
);

test('a check that finds differences ends with code 1', {
  timeout: SLOW,
}, async () => {
  const { code, output } = await refuse(['check', '--host', backend.url]);

  expect(output).toMatch(/differs +about +GET \/about +HTTP 200 without JSON/);
  expect(output).toMatch(/0 conforms, 0 missing, 1 differs, \d+ skipped/);
  expect(code).toBe(1);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the command with code 0',
  { timeout: SLOW },
  async (signal) => {
    const { url, stop } = await start(['--host', backend.url, '--port', '0', '--quiet']);
    const port = Number(new URL(url).port);
    expect(await (await fetch(`${url}/api/hello`)).text()).toBe('backend /hello');

    expect(await stop(signal)).toBe(0);
    expect(await isFree(port)).toBe(true);
  },
);

test('a secret is not printed', { timeout: SLOW }, async () => {
  const env = { VENDOR_PORTAL_MAPS_KEY: 'AIzaSecret' };
  const harness = await start(['--host', backend.url, '--port', '0', '--settings'], env);

  await expect.poll(harness.output).toMatch(/mapsKey +\*{4} \(env\)/);
  expect(harness.output()).not.toContain('AIzaSecret');
});

test('the command prints the page, the phone number and where codes appear', {
  timeout: SLOW,
}, async () => {
  const harness = await start(['--port', '0', '--data', 'memory']);
  await expect.poll(harness.output).toContain('One-time codes');

  expect(harness.output().trim().split('\n').slice(-3)).toEqual([
    `Page: ${harness.url}/`,
    expect.stringMatching(/^Sign in with \d{10}$/),
    'One-time codes are printed here',
  ]);
  expect(harness.output()).not.toContain('(default)');
});

test('a requested code is printed with its phone', { timeout: SLOW }, async () => {
  const harness = await start(['--port', '0', '--data', 'memory']);
  await expect.poll(harness.output).toContain('One-time codes are printed here');
  const phone = /Sign in with (\d{10})/.exec(harness.output())?.[1];

  const reply = await fetch(`${harness.url}/api/vendor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: Number(phone) }),
  });

  expect(reply.status).toBe(200);
  await expect.poll(harness.output).toMatch(new RegExp(`code for ${phone}: \\d{4}`));
});

test('data that cannot be read ends with a message that names --reset', {
  timeout: SLOW,
}, async () => {
  const data = join(folder, 'broken');
  mkdirSync(join(data, 'pg'), { recursive: true });
  writeFileSync(join(data, 'pg', 'PG_VERSION'), 'not a version');
  const args = ['--port', '0', '--data', data, '--quiet'];
  const refused = await refuse(args);
  const mended = await start([...args, '--reset']);

  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--reset')]);
  expect(await mended.stop()).toBe(0);
});

test('data in use by another process is reported', { timeout: SLOW }, async () => {
  const args = ['--port', '0', '--data', join(folder, 'shared'), '--quiet'];
  await start(args);
  const second = await refuse(args);

  expect([second.code, second.output]).toEqual([1, expect.stringContaining('is in use by')]);
});

test(
  'a mapping is served with the page, and its calls are traced without values',
  async () => {
    writeFileSync(
      join(folder, 'mapping.ts'),
      'export default { logout: async () => ({}) } as object;',
    );
    const args = ['--host', backend.url, '--backend', 'mapping.ts', '--trace', '--port', '0'];
    const harness = await start(args);
    const read = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(harness.url + path, { headers })).text();

    expect(await read('/', { accept: 'text/html' })).toContain('/vendor-portal-backend/backend.js');
    expect(await read('/vendor-portal-backend/backend.js')).toContain('logout');
    expect(await read('/vendor-portal-backend/package.js')).toContain('defineBackend');
    await read('/api/orders/o-1?phone=9876543210', { 'x-vendor-portal-operation': 'orderDetails' });

    await expect.poll(harness.output).toContain('orderDetails        GET /orders/…?phone  200');
  },
  SLOW,
);

test.each([
  ['absent.ts', 'there is no file'],
  ['broken.ts', 'cannot be bundled'],
])('a mapping %s ends with code 2', async (name, problem) => {
  writeFileSync(join(folder, 'broken.ts'), 'export default {');
  const { code, output } = await refuse(['--host', backend.url, '--backend', name]);

  expect(code).toBe(2);
  expect(output).toContain(problem);
});
