import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOUR_KIB = 4_096;
/** The builds that split into chunks, each with the file that a page loads first. */
const BUILDS = [
  { folder: 'dist', entry: 'index.js' },
  { folder: 'dist/element', entry: 'standalone.js' },
] as const;
/** The other chunks that a signed-in page loads before its first paint, by name. */
const SIGNED_IN_SCREENS = ['signed-in', 'dashboard', 'orders'];

/** The first screens, each with the chunks of the other ones. */
const FIRST_SCREENS = [
  ['signed-in', ['dashboard', 'orders']],
  ['dashboard', ['orders']],
  ['orders', ['dashboard']],
  ['KitchenPage', []],
] as const;

const read = (folder: string, name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const scriptsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'));

/** A file and its static imports, direct or not: everything that a browser loads before it runs the file. */
function staticGraph(folder: string, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = read(folder, name);
  const imports = code.matchAll(/(?:from|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g);
  for (const [, next = ''] of imports) staticGraph(folder, next, seen);
  return seen;
}

function chunkNamed(folder: string, name: string): string {
  const chunk = scriptsIn(folder).find((file) => file.startsWith(`${name}-`));
  if (!chunk) throw new Error(`${folder} has no chunk ${name}`);
  return chunk;
}

test('the sign-in loads only what it needs', () => {
  const files = [...staticGraph('dist', 'index.js')];
  const libraries =
    /(?:from|import)\s*["'](?:firebase|@react-google-maps|yup|react-hook-form|@hookform|dompurify|react-toastify|axios|@tanstack\/)/;
  const withLibrary = (names: readonly string[]) =>
    names.filter((name) => libraries.test(read('dist', name)));
  // The chunks that contain an icon of the menu, which nothing else shows.
  const withIcon = (names: readonly string[]) =>
    names.filter((name) => /"badge-percent"/.test(read('dist', name)));

  expect(withLibrary(scriptsIn('dist'))).not.toEqual([]);
  expect(withLibrary(files)).toEqual([]);
  expect(files.filter((name) => /Page-/.test(name))).toEqual([]);
  expect(withIcon(scriptsIn('dist'))).not.toEqual([]);
  expect(withIcon(files)).toEqual([]);
});

test('the dashboard loads no library for forms or tables', () => {
  const screens = ['dashboard', 'orders'].map((name) => chunkNamed('dist', name));
  const files = screens.flatMap((name) => [...staticGraph('dist', name)]);
  const libraries = /from\s*["'](?:yup|react-hook-form|@hookform|@tanstack\/react-table)/;

  expect(scriptsIn('dist').filter((name) => libraries.test(read('dist', name)))).not.toEqual([]);
  expect(files.filter((name) => libraries.test(read('dist', name)))).toEqual([]);
});

test.each(BUILDS)('$folder: a first screen waits for no small chunk', ({ folder, entry }) => {
  const screens = SIGNED_IN_SCREENS.map((name) => chunkNamed(folder, name));
  const loaded = new Set([entry, ...screens].flatMap((name) => [...staticGraph(folder, name)]));
  loaded.delete(entry);
  const small = [...loaded].filter((name) => read(folder, name).length < FOUR_KIB);

  expect(loaded.size).toBeGreaterThanOrEqual(screens.length);
  expect(small).toEqual([]);
});

test.each(BUILDS)('$folder: a first screen waits for no code of another one', ({ folder }) => {
  const names = ['shared', 'tables', 'forms', 'printing', 'menu', 'after-paint', 'code-dialog'];
  const others = [...names, 'alerts', 'history-data', 'shift'];
  for (const [screen, other] of FIRST_SCREENS) {
    const loaded = staticGraph(folder, chunkNamed(folder, screen));
    const wrong = [...others, ...other].filter((name) => loaded.has(chunkNamed(folder, name)));
    expect(wrong).toEqual([]);
  }
});

test.each(BUILDS)(
  '$folder: every screen is a chunk that is loaded on demand',
  ({ folder, entry }) => {
    const frame = [entry, chunkNamed(folder, 'signed-in')];
    const atOnce = new Set(frame.flatMap((name) => [...staticGraph(folder, name)]));
    const screens = scriptsIn(folder).filter((name) =>
      /^(?:\w+Page|orders|menu|kyc|payments|team)-/.test(name),
    );

    expect(screens.length).toBeGreaterThan(12);
    expect(screens.filter((name) => atOnce.has(name))).toEqual([]);
  },
);
