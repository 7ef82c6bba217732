import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';

const run = promisify(execFile);

const EXPORTED = ['VendorPortal', 'noopPush', 'serverSentEventsPush'];

/** Everything of ours that a page may load: the entries and the chunks they split into. */
function distFiles(): string[] {
  const packs = readdirSync('dist/locales').map((name) => `locales/${name}`);
  return [...readdirSync('dist'), ...packs].filter((name) => /\.c?js$/.test(name));
}

function read(name: string): string {
  return readFileSync(`dist/${name}`, 'utf8');
}

/** Runs a line in a bare Node: no window, no loader of ours. */
async function inNode(type: 'module' | 'commonjs', code: string): Promise<string> {
  const { stdout } = await run(process.execPath, [`--input-type=${type}`, '-e', code]);
  return stdout.trim();
}

test('the package exports these names and no others', async () => {
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

test('without a page the element is read, and nothing happens', async () => {
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

test('the Firebase adapter is an entry of its own, and Firebase a chunk of its own', async () => {
  const names = `console.log(Object.keys(await import('vendor-portal/push-fcm')).join())`;
  const loaded = `require('vendor-portal/push-fcm'); console.log(
    Object.keys(require.cache).filter((name) => /[/]firebase[/]/.test(name)).length)`;
  const withFirebase = distFiles().filter((name) => /from\s*"firebase\//.test(read(name)));

  expect(await inNode('module', names)).toBe('fcmPush');
  expect(await inNode('commonjs', loaded)).toBe('0');
  expect(withFirebase).toEqual([expect.stringMatching(/^fcmClient-/)]);
});

test('the Hindi pack is an entry of its own, which brings no code', async () => {
  const names = (load: string) => `console.log(Object.keys(${load}).join())`;

  expect(await inNode('module', names(`await import('vendor-portal/locales/hi')`))).toBe('hindi');
  expect(await inNode('commonjs', names(`require('vendor-portal/locales/hi')`))).toBe('hindi');
  expect(read('locales/hi.js')).not.toMatch(/\bimport\b|=>|\bfunction\b/);
});

test('only a chunk of its own reads plain texts of a host', () => {
  const withParser = distFiles().filter((name) => read(name).includes('EXPECT_ARGUMENT'));

  expect(withParser.filter((name) => name.endsWith('.js'))).toEqual([
    expect.stringMatching(/^compileMessages-/),
  ]);
});

test('whether it is development is left to the bundler of the host', () => {
  const asking = distFiles().filter((name) => read(name).includes('function isDevelopment'));

  expect(asking.length).toBeGreaterThan(1);
  expect(asking.filter((name) => !read(name).includes('process.env.NODE_ENV'))).toEqual([]);
});

test('the worker is one classic script without imports, fetch or addresses', async () => {
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

test('every file is marked as running on the client', () => {
  const unmarked = distFiles().filter(
    (name) => !/^(?:"use strict";\s*)?"use client";/.test(read(name)),
  );

  expect(unmarked).toEqual([]);
});

test('React and the other libraries of a host are not inside', () => {
  const inside = distFiles().filter((name) =>
    /__SECRET_INTERNALS|__CLIENT_INTERNALS_DO_NOT|data-styled-version|node_modules\/(?:react|react-dom|axios|jotai|react-router)\//.test(
      read(name),
    ),
  );

  expect(inside).toEqual([]);
});

test('what is not installed with the package is inside it', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
  const installed = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const imported = distFiles().flatMap((name) =>
    [...read(name).matchAll(/(?:from\s*|require\(|import\()\s*["']([@\w][\w@/.-]*)["']/g)].map(
      ([, specifier = '']) =>
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
    ),
  );

  expect([...new Set(imported)].filter((name) => !installed.has(name))).toEqual([]);
});

test('no path of the machine that built it is inside, and no source map', () => {
  const standalone = readdirSync('dist/element').map((name) => `element/${name}`);
  const files = [...distFiles(), ...standalone];
  expect(files.filter((name) => read(name).includes(process.cwd()))).toEqual([]);
  expect(files.filter((name) => read(name).includes('sourceMappingURL'))).toEqual([]);
});
