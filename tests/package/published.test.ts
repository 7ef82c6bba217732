import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveOnAnyPort } from '../../bin/harness/testServers.ts';
import {
  type HarnessProcess,
  runHarnessProcess,
  startHarnessProcess,
} from '../support/harnessProcess.ts';
import { packPackage } from '../support/packPackage.ts';

/** The first start creates the demo data, which takes a minute on a busy machine. */
const SLOW = 300_000;
const PREPARING = /Preparing the demo data/g;
const MAX_BYTES = 4_400_000;
const PGLITE = '@electric-sql/pglite';
const running: HarnessProcess[] = [];

let folder: string;
let tarball: string;
let cli: readonly string[];

/** Packs the package as npm would publish it, and unpacks it into a folder without other packages. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-portal-'));
  const installed = join(folder, 'node_modules', 'vendor-portal');
  mkdirSync(installed, { recursive: true });
  tarball = await packPackage(folder);
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  cli = [join(installed, 'dist', 'bin', 'vendor-portal-dev.js')];
}, SLOW);

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop('SIGKILL')));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function start(args: readonly string[]): Promise<HarnessProcess> {
  const harness = await startHarnessProcess({ cli, args, cwd: folder });
  running.push(harness);
  return harness;
}

async function openPage(url: string): Promise<{ html: string; script: Response }> {
  const headers = { accept: 'text/html' };
  const html = await (await fetch(`${url}/orders`, { headers })).text();
  const source = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  return { html, script: await fetch(`${url}${source}`) };
}

test('the package has the build with three files about it', () => {
  const entries = readdirSync(join(folder, 'node_modules', 'vendor-portal'));

  expect(entries.sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
});

test('npm asks nobody to allow a script of the package', () => {
  const manifest = join(folder, 'node_modules', 'vendor-portal', 'package.json');
  const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts: object };
  const installing = /^(?:(?:pre|post)?(?:install|prepare)|prepublish)$/;

  expect(Object.keys(scripts).filter((name) => installing.test(name))).toEqual([]);
});

test('what npm downloads has less than 4.4 MB', () => {
  expect(statSync(tarball).size).toBeLessThan(MAX_BYTES);
});

test.each(['standalone', 'embed'])(
  'the installed command serves the %s page of a backend without anything else',
  { timeout: SLOW },
  async (page) => {
    const backend = await serveOnAnyPort((_request, response) => response.end('from the backend'));
    const { url, stop } = await start([page, '--host', backend.url, '--port', '0', '--quiet']);
    const { html, script } = await openPage(url);
    const reply = await fetch(`${url}/api/about`);

    expect(html).toContain('id="harness-config"');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await reply.text()).toBe('from the backend');
    expect(await stop()).toBe(0);
    await backend.close();
  },
);

/** Turns off Node's TypeScript support, which is on by default since 22.18. */
const WITHOUT_TYPES = 'typescript' in process.features ? ['--no-experimental-strip-types'] : [];

test('a configuration file that needs a newer Vite than the installed one is refused', async () => {
  const vite = join(folder, 'node_modules', 'vite');
  mkdirSync(vite);
  writeFileSync(join(vite, 'package.json'), '{ "name": "vite", "main": "index.js" }');
  writeFileSync(join(vite, 'index.js'), "exports.version = '5.4.21';");
  const config = join(folder, 'vendor-portal.config.ts');
  writeFileSync(config, 'export default { port: 0 };');
  const { code, output } = await runHarnessProcess({
    cli: [...WITHOUT_TYPES, ...cli],
    cwd: folder,
  });
  rmSync(vite, { recursive: true });
  rmSync(config);

  expect(code).toBe(2);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^vite 5\.4\.21 is too old to read .*: use a \.js file, or vite 6 or newer$/,
    ),
  ]);
});

test('without PGlite the sandbox says what to install', { timeout: SLOW }, async () => {
  const { code, output } = await runHarnessProcess({ cli, args: ['--port', '0'], cwd: folder });

  expect(code).toBe(1);
  expect(output).toContain(`npm install ${PGLITE}`);
});

test('the installed command with PGlite caches its data', {
  timeout: SLOW,
}, async () => {
  mkdirSync(join(folder, 'node_modules', '@electric-sql'));
  symlinkSync(resolve('node_modules', PGLITE), join(folder, 'node_modules', PGLITE));
  const harness = await start(['--port', '0', '--data', 'data']);
  await expect.poll(harness.output).toMatch(/Sign in with \d{10}/);
  const phone = Number(/Sign in with (\d{10})/.exec(harness.output())?.[1]);

  const reply = await fetch(`${harness.url}/api/vendor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  });

  expect(await reply.json()).toMatchObject({ statusCode: 200 });
  expect(harness.output().match(PREPARING)).toHaveLength(1);
  expect(await harness.stop()).toBe(0);
  expect(readdirSync(join(folder, 'node_modules', '.cache', 'vendor-portal-dev'))).toHaveLength(2);
  const second = await start(['--port', '0', '--data', 'other']);
  await expect.poll(second.output).toMatch(/Sign in with \d{10}/);
  expect(second.output()).not.toMatch(PREPARING);
});
