import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { exampleConfig } from '../build/examplePages.ts';
import { standaloneElement } from '../build/standaloneElement.ts';

const ROOT = process.cwd();
const ENTRY = 'size-entry.tsx';
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

function gzipped(code: string | Uint8Array): number {
  return gzipSync(code, { level: 9 }).length;
}

/** A page that shows nothing but what is given, bundled as a host would bundle it. */
async function bundle(code: string, external: string[]): Promise<Rolldown.OutputChunk[]> {
  const id = join(ROOT, 'examples', 'standalone', ENTRY);
  const config = exampleConfig(ROOT, 'standalone');
  const virtualEntry = {
    name: 'size-entry',
    resolveId: (source: string) => (source.endsWith(ENTRY) ? id : null),
    load: (source: string) => (source === id ? code : null),
  };
  return chunksOf({
    ...config,
    logLevel: 'error',
    plugins: [virtualEntry, ...(config.plugins ?? [])],
    build: {
      modulePreload: false,
      rolldownOptions: { input: id, external, preserveEntrySignatures: 'strict' },
    },
  });
}

async function chunksOf(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const result = await build({ ...config, build: { ...config.build, write: false } });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite gave no output');
  return output.output.filter((part) => part.type === 'chunk');
}

/** The entry, what it imports at once, and the lazy chunks whose name is wanted on the first screen. */
function firstScreen(chunks: readonly Rolldown.OutputChunk[], lazy: RegExp): number {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<string>();
  const load = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    for (const next of chunk.imports) load(next);
    for (const next of chunk.dynamicImports) if (lazy.test(next)) load(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk.fileName);
  return [...loaded].reduce((sum, name) => sum + gzipped(byName.get(name)?.code ?? ''), 0);
}

const PORTAL = `export { VendorPortal } from 'vendor-portal';`;
const FLOOR = `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
export const mount = (at) => createRoot(at).render(createElement('p'));`;

async function printFirstScreens(): Promise<void> {
  const floor = firstScreen(await bundle(FLOOR, []), /^$/);
  const alone = await bundle(`${FLOOR} ${PORTAL}`, []);
  const inside = await bundle(PORTAL, REACT);
  const element = await chunksOf(standaloneElement(ROOT));
  const rows: readonly [string, number][] = [
    ['floor: react + react-dom', floor],
    ['sign-in, standalone (React inside)', firstScreen(alone, /LandingPage/)],
    ['sign-in, embedded (React outside)', firstScreen(inside, /LandingPage/)],
    ['sign-in, vendor-portal/element/standalone', firstScreen(element, /^sign-in/)],
    ['dashboard, standalone', firstScreen(alone, /DashboardPage/)],
    ['dashboard, embedded', firstScreen(inside, /DashboardPage/)],
  ];
  console.log('First screens, gzip, minified');
  for (const [label, bytes] of rows) console.log(`${kib(bytes)}  ${label}`);
  console.log('\nChunks of the standalone bundle, gzip');
  const sized = alone.map(({ fileName, code }) => ({ fileName, bytes: gzipped(code) }));
  for (const { fileName, bytes } of sized.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${kib(bytes)}  ${fileName}`);
  }
}

async function printPublished(): Promise<void> {
  const names = await readdir('dist').catch(() => []);
  const files = names.filter((name) => /\.c?js$/.test(name)).sort();
  console.log(`\nPublished files, gzip${files.length === 0 ? ': none, run npm run build' : ''}`);
  for (const name of files) {
    console.log(`${kib(gzipped(await readFile(join('dist', name))))}  dist/${name}`);
  }
}

await printFirstScreens();
await printPublished();
