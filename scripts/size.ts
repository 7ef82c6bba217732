import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { BUDGETS } from '../build/budgets.ts';
import {
  esmLibrary,
  type SingleEntry,
  singleLibrary,
  standaloneElement,
} from '../build/library.ts';

const ROOT = process.cwd();
const ENTRY = 'size-entry.js';
const PACKAGE = join(ROOT, '.cache', 'size');
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

function gzipped(code: string | Uint8Array): number {
  return gzipSync(code, { level: 9 }).length;
}

/** Builds the package as it is published, but without hashes in the names of chunks. */
async function buildPackage(): Promise<void> {
  const library = esmLibrary(ROOT);
  const { rolldownOptions } = library.build ?? {};
  const output = [rolldownOptions?.output ?? {}].flat()[0];
  await build({
    ...library,
    build: {
      ...library.build,
      outDir: PACKAGE,
      emptyOutDir: true,
      rolldownOptions: { ...rolldownOptions, output: { ...output, chunkFileNames: '[name].js' } },
    },
  });
}

/** Bundles `code` with the package, as a host would. */
async function bundle(code: string, external: string[]): Promise<Rolldown.OutputChunk[]> {
  const id = join(PACKAGE, ENTRY);
  const virtualEntry = {
    name: 'size-entry',
    resolveId: (source: string) => (source.endsWith(ENTRY) ? id : null),
    load: (source: string) => (source === id ? code : null),
  };
  return chunksOf({
    configFile: false,
    logLevel: 'error',
    plugins: [virtualEntry],
    build: {
      modulePreload: false,
      rolldownOptions: { input: id, external, preserveEntrySignatures: 'strict' },
    },
  });
}

/** The bytes of an entry that is one file. */
async function weighSingle(name: SingleEntry): Promise<number> {
  return weigh(await chunksOf(singleLibrary(ROOT, name)), []);
}

async function chunksOf(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const result = await build({ ...config, build: { ...config.build, write: false } });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite gave no output');
  return output.output.filter((part) => part.type === 'chunk');
}

/** The chunks that a screen loads: the entry, the named lazy chunks and their imports. */
function loadedFor(chunks: readonly Rolldown.OutputChunk[], lazy: readonly string[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry || lazy.includes(chunk.name)) load(chunk);
  return [...loaded];
}

function weigh(chunks: readonly Rolldown.OutputChunk[], lazy: readonly string[]): number {
  const missing = lazy.filter((name) => !chunks.some((chunk) => chunk.name === name));
  if (missing.length > 0) throw new Error(`There is no chunk ${missing.join(', ')}`);
  return loadedFor(chunks, lazy).reduce((sum, { code }) => sum + gzipped(code), 0);
}

const PORTAL = `export { VendorPortal } from './index.js';`;
const FLOOR = `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
export const mount = (at) => createRoot(at).render(createElement('p'));`;

/** The entry contains the sign-in. This chunk is loaded after the sign-in is shown. */
const CODE = ['code-dialog'];
/** Chunks of every signed-in screen: queries, live orders, alarm, navigation. */
const FRAME = ['signed-in'];
/** Chunks that every signed-in screen loads after its first paint: dialogs, menus, toasts, order changes. */
const LATER = ['after-paint'];

interface Row {
  label: string;
  bytes: number;
  /** The maximum size in KiB. */
  budget?: number;
}

/** Prints the size and the budget of each first screen. Returns false if one is over budget. */
async function printFirstScreens(): Promise<boolean> {
  const floor = weigh(await bundle(FLOOR, []), []);
  const alone = await bundle(`${FLOOR} ${PORTAL}`, []);
  const inside = await bundle(PORTAL, REACT);
  const element = await chunksOf(standaloneElement(ROOT));
  const frame = weigh(alone, FRAME);
  const rows: readonly Row[] = [
    { label: 'floor: react + react-dom', bytes: floor },
    { label: 'sign-in, usable (React inside)', bytes: weigh(alone, []) },
    { label: 'sign-in, with the code dialog', bytes: weigh(alone, CODE), budget: BUDGETS.signIn },
    {
      label: 'the same for the element',
      bytes: weigh(element, CODE),
      budget: BUDGETS.elementSignIn,
    },
    {
      label: 'sign-in, embedded (React outside)',
      bytes: weigh(inside, []),
      budget: BUDGETS.embeddedSignIn,
    },
    {
      label: 'signed-in layout, in addition',
      bytes: frame - weigh(alone, []),
      budget: BUDGETS.layout,
    },
    {
      label: 'dashboard, in addition to the layout',
      bytes: weigh(alone, [...FRAME, 'dashboard']) - frame,
      budget: BUDGETS.dashboard,
    },
    {
      label: 'board, in addition to the layout',
      bytes: weigh(alone, [...FRAME, 'orders']) - frame,
      budget: BUDGETS.board,
    },
    {
      label: 'board, before its first cards',
      bytes: weigh(alone, [...FRAME, 'orders']),
      budget: BUDGETS.firstCards,
    },
    {
      label: 'kitchen mode, in addition to the board',
      bytes: weigh(alone, [...FRAME, 'orders', 'KitchenPage']) - weigh(alone, [...FRAME, 'orders']),
      budget: BUDGETS.kitchen,
    },
    { label: 'vendor-portal/watch', bytes: await weighSingle('watch'), budget: BUDGETS.watch },
    {
      label: 'vendor-portal/watch-backend',
      bytes: await weighSingle('watch-backend'),
      budget: BUDGETS.watchBackend,
    },
    {
      label: 'vendor-portal/webview',
      bytes: await weighSingle('webview'),
      budget: BUDGETS.webview,
    },
    {
      label: 'vendor-portal/printers',
      bytes: await weighSingle('printers'),
      budget: BUDGETS.printers,
    },
    {
      label: 'after the first paint of a screen',
      bytes: weigh(alone, [...FRAME, ...LATER]) - frame,
      budget: BUDGETS.afterPaint,
    },
  ];
  console.log('First screens, gzip, minified');
  for (const { label, bytes, budget } of rows) {
    console.log(`${kib(bytes)}  ${label}${budget ? `; budget ${budget} KiB` : ''}`);
  }
  console.log('\nChunks of the standalone bundle, gzip');
  const sized = alone.map(({ fileName, code }) => ({ fileName, bytes: gzipped(code) }));
  for (const { fileName, bytes } of sized.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${kib(bytes)}  ${fileName}`);
  }
  const broken = rows.filter(({ bytes, budget = Infinity }) => bytes > budget * 1024);
  for (const { label, budget } of broken) console.error(`Over ${budget} KiB: ${label}`);
  return broken.length === 0;
}

async function printPublished(): Promise<void> {
  const names = await readdir('dist').catch(() => []);
  const files = names.filter((name) => /\.c?js$/.test(name)).sort();
  console.log(`\nPublished files, gzip${files.length === 0 ? ': none, run npm run build' : ''}`);
  for (const name of files) {
    console.log(`${kib(gzipped(await readFile(join('dist', name))))}  dist/${name}`);
  }
}

await buildPackage();
const isWithinBudget = await printFirstScreens();
await printPublished();
process.exitCode = isWithinBudget ? 0 : 1;
