import { readdirSync, readFileSync } from 'node:fs';
import { isValidElement, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '../../src/portal/routes.tsx';
import { preloadLinks, type ViteManifest } from '../../src/preload/index.ts';

const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'));
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

/** The file of each lazy screen, by the name of the component. */
const filesByScreen = readScreens();

function readScreens(): Map<string, string[]> {
  const file = filesIn('dist').find((name) => nameOf(name) === 'portal') ?? '';
  const code = readFileSync(`dist/${file}`, 'utf8');
  const upload = filesIn('dist').filter((name) => nameOf(name) === 'upload');
  const lazy = /lazyPage\((withUpload\()?\(\) => import\("\.\/([\w-]+\.js)"\).*?"(\w+)"\)/g;
  return new Map(
    [...code.matchAll(lazy)].map(([, hasUpload, chunk = '', name = '']) => [
      name,
      hasUpload ? [chunk, ...upload] : [chunk],
    ]),
  );
}

/** The static imports of each chunk of the element build. */
const importsOf = new Map(
  filesIn('dist/element').map((file) => {
    const code = readFileSync(`dist/element/${file}`, 'utf8');
    const importMatches = code.matchAll(/(?:from|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g);
    return [file, [...importMatches].map(([, next = '']) => next)];
  }),
);

/** The names of the chunks that an element build loads for a chunk: the chunk and its static imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf.get(file) ?? []) withImports(next, seen);
  return seen;
}

function pathsOf(all: readonly RouteObject[]): string[] {
  return all.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path] : []),
    ...pathsOf(children),
  ]);
}

/** The names of the lazy components in an element. A redirect has those of its target. */
function lazyIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(lazyIn);
  if (!isValidElement<{ children?: ReactNode; to?: string }>(node)) return [];
  const { displayName } = node.type as { displayName?: string };
  const { children, to } = node.props;
  const target = to === undefined ? [] : screensAt(to);
  return [...(displayName ? [displayName] : []), ...target, ...lazyIn(children)];
}

function screensAt(path: string): string[] {
  const elements = (matchRoutes(routes, path) ?? []).map(({ route }) => route.element);
  return [...new Set(lazyIn(elements))];
}

/** The chunks of the screen at a path, by the routes and the build. */
function chunksAt(path: string): string[] {
  const chunks = screensAt(path).flatMap((screen) => filesByScreen.get(screen) ?? []);
  return [...new Set(['portal', ...chunks.map(nameOf)])].sort();
}

const PATHS = [...new Set(pathsOf(routes))].map((path) => path.replace(/:\w+/, 'x'));
/** A manifest of a host, in which every chunk of the package is a file without imports. */
const HOST_MANIFEST = Object.fromEntries(
  filesIn('dist').map((name) => [`node_modules/vendor-portal/dist/${name}`, { file: name }]),
);
const ELEMENT_MANIFEST = JSON.parse(
  readFileSync('dist/element/manifest.json', 'utf8'),
) as ViteManifest;

const linked = (path: string, manifest: ViteManifest) =>
  preloadLinks({ path, manifest })
    .map(({ href }) => href.slice(1))
    .sort();

test('the routes and the build have the screens', () => {
  expect(PATHS.length).toBeGreaterThan(30);
  expect(screensAt('/orders')).toEqual(['SignedIn', 'AppLayout', 'OrdersPage']);
  expect(chunksAt('/outlet')).toEqual(['RestaurantProfilePage', 'portal', 'signed-in', 'upload']);
});

test.each(PATHS)('the links of %s are the chunks of its screen', (path) => {
  expect(linked(path, HOST_MANIFEST).map(nameOf)).toEqual(chunksAt(path));
});

test.each(PATHS)('the links of %s are the files that the element loads', (path) => {
  const chunks = chunksAt(path);
  const loadedFiles = [...importsOf.keys()].filter((file) => chunks.includes(nameOf(file)));
  const files = new Set(loadedFiles.flatMap((file) => [...withImports(file)]));
  expect(linked(path, ELEMENT_MANIFEST)).toEqual([...files].sort());
});

test('a server without a bundler can import the entry', async () => {
  const { preloadTags } = await import('vendor-portal/preload');
  expect(preloadTags({ path: '/', manifest: ELEMENT_MANIFEST, base: '/portal' })).toMatch(
    /^<link rel="modulepreload" href="\/portal\/portal-[\w-]{8}\.js">$/,
  );
});
