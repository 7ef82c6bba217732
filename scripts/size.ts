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

/** What a screen loads: the entry, and the lazy chunks of these names, each with what it imports. */
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

const PORTAL = `export { VendorPortal } from 'vendor-portal';`;
const FLOOR = `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
export const mount = (at) => createRoot(at).render(createElement('p'));`;

/** The sign-in stands in the entry; what follows it is sent for once it is shown. */
const FIRST_CALL = ['http', 'CodeDialog'];
/** What every signed-in screen stands in: calls, queries, live orders, alarm, navigation, toasts. */
const FRAME = ['http', 'SignedIn', 'AppLayout', 'ToastRegion'];

interface Row {
  label: string;
  bytes: number;
  /** KiB at most (design, first-screen budgets). */
  budget?: number;
}

/** Prints what each first screen weighs beside its budget; tells whether all budgets hold. */
async function printFirstScreens(): Promise<boolean> {
  const floor = weigh(await bundle(FLOOR, []), []);
  const alone = await bundle(`${FLOOR} ${PORTAL}`, []);
  const inside = await bundle(PORTAL, REACT);
  const element = await chunksOf(standaloneElement(ROOT));
  const signIn = weigh(alone, []);
  const frame = weigh(alone, FRAME);
  const rows: readonly Row[] = [
    { label: 'floor: react + react-dom', bytes: floor },
    { label: 'sign-in, standalone (React inside)', bytes: signIn, budget: 155 },
    { label: 'sign-in, embedded (React outside)', bytes: weigh(inside, []), budget: 88 },
    { label: 'sign-in, vendor-portal/element/standalone', bytes: weigh(element, []), budget: 155 },
    {
      label: 'sign-in, then: its calls and the code',
      bytes: weigh(alone, FIRST_CALL) - signIn,
      budget: 28,
    },
    { label: 'the signed-in frame, over sign-in', bytes: frame - signIn, budget: 72 },
    {
      label: 'dashboard, over the frame',
      bytes: weigh(alone, [...FRAME, 'DashboardPage']) - frame,
      budget: 20,
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

const isWithinBudget = await printFirstScreens();
await printPublished();
process.exitCode = isWithinBudget ? 0 : 1;
