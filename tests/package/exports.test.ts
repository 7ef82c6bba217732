import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { packLanguages } from '../../build/packs';

const run = promisify(execFile);

const EXPORTED = ['VendorPortal', 'noopPush', 'serverSentEventsPush', 'usePortal'];

/** Every script of the package: the entries, their chunks and the languages. */
function distFiles(): string[] {
  const packs = readdirSync('dist/locales').map((name) => `locales/${name}`);
  const files = [...readdirSync('dist'), ...packs].filter((name) => /\.c?js$/.test(name));
  expect(files).toEqual(expect.arrayContaining(['index.js', 'index.cjs', 'locales/hi.js']));
  return files;
}

function read(name: string): string {
  return readFileSync(`dist/${name}`, 'utf8');
}

/** Runs code in Node, without a window and without our loaders. */
async function inNode(type: 'module' | 'commonjs', code: string): Promise<string> {
  const { stdout } = await run(process.execPath, [`--input-type=${type}`, '-e', code]);
  return stdout.trim();
}

test('the package exports exactly these names', async () => {
  const names = await inNode(
    'module',
    `import * as all from 'vendor-portal'; console.log(Object.keys(all).sort().join())`,
  );

  expect(names).toBe([...EXPORTED].sort().join());
});

test('a CommonJS host gets the same names', async () => {
  const names = await inNode(
    'commonjs',
    `console.log(Object.keys(require('vendor-portal')).sort().join())`,
  );

  expect(names).toBe([...EXPORTED].sort().join());
});

test('without a page importing the element does nothing', async () => {
  for (const entry of ['vendor-portal/element', 'vendor-portal/element/standalone']) {
    const names = await inNode(
      'module',
      `console.log(Object.keys(await import('${entry}')).join())`,
    );
    expect(names).toBe('mount,serverSentEventsPush');
  }
  const required = `console.log(Object.keys(require('vendor-portal/element')).join())`;
  expect(await inNode('commonjs', required)).toBe('mount,serverSentEventsPush');
});

test('the Firebase adapter has its own entry', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/push-fcm')).join())`;
  const loaded = `require('vendor-portal/push-fcm'); console.log(
    Object.keys(require.cache).filter((name) => /[/]firebase[/]/.test(name)).length)`;
  const withFirebase = distFiles().filter((name) => /from\s*"firebase\//.test(read(name)));

  expect(await inNode('module', names)).toBe('fcmPush');
  expect(await inNode('commonjs', loaded)).toBe('0');
  expect(withFirebase).toEqual([expect.stringMatching(/^fcmClient-/)]);
});

test('web push has its own entry without Firebase', async () => {
  const names = (load: string) => `console.log(Object.keys(${load}).join())`;
  const worker = `console.log(import.meta.resolve('vendor-portal/push-web/sw'))`;
  const same = new URL(await inNode('module', worker));

  expect(await inNode('module', names(`await import('vendor-portal/push-web')`))).toBe('webPush');
  expect(await inNode('commonjs', names(`require('vendor-portal/push-web')`))).toBe('webPush');
  expect(read('push-web.cjs')).not.toContain('firebase');
  expect(readFileSync(same, 'utf8')).toBe(read('push-fcm/vendor-portal-sw.js'));
});

test('the manifest of an installed page is an entry that a server can import', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/manifest')).join())`;

  expect(await inNode('module', names)).toBe('vendorPortalManifest');
  expect(read('manifest.js')).not.toMatch(/use client|\bimport\b/);
});

test('the bridge to a native app is one file without imports', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/webview')).join())`;

  expect(await inNode('module', names)).toBe('connectShell');
  expect(read('webview.js')).not.toMatch(/\bimport\b/);
});

test('the worker of an installed page is one classic script', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/worker')).join())`;
  const worker = `console.log(import.meta.resolve('vendor-portal/worker/sw'))`;
  const script = readFileSync(new URL(await inNode('module', worker)), 'utf8');

  expect(await inNode('module', names)).toBe('registerShellWorker');
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/importScripts|\bimport\s*[({'"]|https?:/);
});

test('the components for extensions are an ES module entry', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/ui')).sort().join())`;
  const files = [...read('ui.js').matchAll(/from\s*"\.\/([\w-]+)\.js"/g)].map(([, name]) => name);

  expect(await inNode('module', names)).toBe('Button,Card,Chip,EmptyState,Field,Page');
  expect(files).toEqual([expect.stringMatching(/^portal-/)]);
  expect(readdirSync('dist')).not.toContain('ui.cjs');
});

test('the links to preload are an entry that a server can import', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/preload')).sort().join())`;
  const manifest = `console.log(import.meta.resolve('vendor-portal/element/manifest.json'))`;

  expect(await inNode('module', names)).toBe('preloadLinks,preloadTags');
  expect(await inNode('module', manifest)).toMatch(/dist\/element\/manifest\.json$/);
  expect(read('preload.js')).not.toMatch(/use client|\bimport\b/);
});

test.each(['watch', 'watch-backend'])('%s is one file without React', async (entry) => {
  const names = `console.log(Object.keys(await import('vendor-portal/${entry}')).join())`;
  const idle = `const { watchNewOrders } = await import('vendor-portal/${entry}');
    console.log(typeof watchNewOrders({ host: '/api' }, () => {}))`;

  expect(await inNode('module', names)).toBe('watchNewOrders');
  expect(await inNode('module', idle)).toBe('function');
  expect(read(`${entry}.js`)).not.toMatch(/(?:^|\n)import\b|\bimport\(|createContext|useState/);
  expect(readdirSync('dist')).not.toContain(`${entry}.cjs`);
});

test('the printers are one file without the portal', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/printers')).sort().join())`;
  const made = `const all = await import('vendor-portal/printers');
    console.log(all.serialPrinter().id, all.networkPrinter({ url: '/print' }).id)`;

  expect(await inNode('module', names)).toBe(
    'PrinterError,androidPrinter,bluetoothPrinter,networkPrinter,serialPrinter,usbPrinter',
  );
  expect(await inNode('module', made)).toBe('serial network /print');
  expect(read('printers.js')).not.toMatch(/(?:^|\n)import\b|\bimport\(|createContext|useState/);
  expect(readdirSync('dist')).not.toContain('printers.cjs');
});

test('the types of a backend are an entry that a server can import', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/backend')).sort().join())`;

  expect(await inNode('module', names)).toBe('Refused,defineBackend');
  expect(read('backend.js')).not.toMatch(/use client|\bimport\b/);
});

test('the presets are an entry that a server can import', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/presets')).sort().join())`;

  expect(await inNode('module', names)).toBe('bootstrap,material3,mui,shadcn');
  expect(read('presets.js')).not.toMatch(/use client|\bimport\b/);
});

test('the kit for tests loads the sandbox only when it is started', async () => {
  const names = `Object.keys(kit).sort().join()`;
  const loaded = `console.log(${names})`;
  const expected = 'connectSandbox,portalFixtures,setupDom,startSandbox';

  expect(await inNode('module', `import * as kit from 'vendor-portal/testing'; ${loaded}`)).toBe(
    expected,
  );
  expect(await inNode('commonjs', `const kit = require('vendor-portal/testing'); ${loaded}`)).toBe(
    expected,
  );
  for (const file of ['testing.js', 'testing.cjs']) {
    expect(read(file)).not.toMatch(/hono|drizzle|use client/);
  }
});

const STARTING = { timeout: 300_000 };

test.each(['module', 'commonjs'] as const)('a %s test starts a sandbox', STARTING, async (type) => {
  const code = `(async () => {
    const { startSandbox } = await import('vendor-portal/testing');
    const { startSandbox: required } = typeof require === 'undefined' ? {} : require('vendor-portal/testing');
    const sandbox = await (required ?? startSandbox)();
    const { phone, orders } = await sandbox.newVendor({ orders: [{ status: 'cooking' }] });
    await fetch(sandbox.url + '/vendor', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: Number(phone) }),
    });
    console.log(orders.length, /^[0-9]{4}$/.test(await sandbox.code(phone)));
    await sandbox.stop();
  })()`;

  expect(await inNode(type, code)).toBe('1 true');
});

test('each language pack has its own entry without code', async () => {
  const names = (load: string) => `console.log(Object.keys(${load}).sort().join())`;

  for (const code of packLanguages('.')) {
    const path = `vendor-portal/locales/${code}`;
    expect(await inNode('module', names(`await import('${path}')`))).toBe('default');
    expect(read(`locales/${code}.js`)).not.toMatch(/\bimport\b|=>|\bfunction\b/);
  }
  const hindi = 'vendor-portal/locales/hi';
  expect(await inNode('module', names(`await import('${hindi}')`))).toBe('hindi');
  expect(await inNode('commonjs', names(`require('${hindi}')`))).toBe('hindi');
  expect(read('locales/hi.js')).not.toMatch(/\bimport\b|=>|\bfunction\b/);
});

test('the list of the languages loads none of them', async () => {
  const names = `(await import('vendor-portal/locales')).portalLocales().map((one) => one.name)`;

  expect(await inNode('module', `console.log(${names}.length)`)).toBe(
    `${packLanguages('.').length + 2}`,
  );
  expect(read('locales/index.js')).not.toMatch(/^import /m);
});

test('the compiler of plain texts is in its own chunk', () => {
  const withParser = distFiles().filter((name) => read(name).includes('EXPECT_ARGUMENT'));

  expect(withParser.filter((name) => name.endsWith('.js'))).toEqual([
    expect.stringMatching(/^compileMessages-/),
  ]);
});

test('the bundler of the host decides whether it is development', () => {
  const asking = distFiles().filter((name) => read(name).includes('function isDevelopment'));

  expect(asking.length).toBeGreaterThan(1);
  expect(asking.filter((name) => !read(name).includes('process.env.NODE_ENV'))).toEqual([]);
});

test('the worker is one classic script without imports', async () => {
  const at = await inNode(
    'module',
    `console.log(import.meta.resolve('vendor-portal/push-fcm/sw'))`,
  );
  const script = readFileSync(new URL(at), 'utf8');

  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/importScripts|\bimport\s*[({'"]|\bfetch\b|https?:/);
});

test('the contract can be found by name', async () => {
  const at = await inNode('module', `console.log(import.meta.resolve('vendor-portal/contract'))`);

  expect(readFileSync(new URL(at), 'utf8')).toMatch(/^openapi: 3\.1/m);
});

test('every file except those for a server is marked as running on the client', () => {
  const unmarked = distFiles().filter(
    (name) =>
      !/^(?:backend|manifest|preload|presets|testing)\.c?js$/.test(name) &&
      !/^(?:"use strict";\s*)?"use client";/.test(read(name)),
  );

  expect(unmarked).toEqual([]);
});

test('React is not bundled', () => {
  const libraries =
    /__SECRET_INTERNALS|__CLIENT_INTERNALS_DO_NOT|data-styled-version|node_modules\/(?:react|react-dom|axios|jotai|react-router)\//;
  const standalone = readdirSync('dist/element').map((name) => `element/${name}`);
  const withLibraries = (names: readonly string[]) =>
    names.filter((name) => libraries.test(read(name)));

  expect(withLibraries(standalone)).not.toEqual([]);
  expect(withLibraries(distFiles())).toEqual([]);
});

test('every import of the package is one of its dependencies', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
  const names = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  // The host installs Firebase for `vendor-portal/push-fcm`.
  const installed = new Set([...names, 'firebase']);
  const imported = distFiles().flatMap((name) =>
    [...read(name).matchAll(/(?:from\s*|require\(|import\()\s*["']([@\w][\w@/.-]*)["']/g)].map(
      ([, specifier = '']) =>
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
    ),
  );

  expect(imported).toEqual(expect.arrayContaining(['react', 'jotai', 'styled-components']));
  expect([...new Set(imported)].filter((name) => !installed.has(name))).toEqual([]);
});

const everyFile = () =>
  readdirSync('dist', { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

test('no path of the machine that built it is inside', () => {
  const files = everyFile();
  const local = [process.cwd(), 'file:///'];
  const read = (name: string) => readFileSync(name, 'utf8');

  for (const name of ['element/standalone.js', 'bin/vendor-portal-dev.js', 'index.d.ts']) {
    expect(files).toContain(join('dist', name));
  }
  expect(files.filter((name) => local.some((path) => read(name).includes(path)))).toEqual([]);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(files.filter((name) => /[#@] sourceMappingURL=/.test(read(name)))).toEqual([]);
});
