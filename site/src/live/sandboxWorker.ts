import { PGlite } from '@electric-sql/pglite';
import type { ContractDocument } from '../../../sandbox/contract/document.ts';
import { type SandboxCore, startCore } from '../../../sandbox/core.ts';
import { sitePath } from '../../links.ts';
import type { Artifacts } from './artifacts.ts';
import { pagePlatform } from './pagePlatform.ts';
import {
  type FromWorker,
  type SandboxCommand,
  type SandboxState,
  type StorageOfData,
  startingState,
} from './sandboxState.ts';
import { servePort } from './transport.ts';

/*
 * The sandbox of all tabs of this browser: its calls, and PostgreSQL with the data in IndexedDB or in memory. It runs as
 * a shared worker, or as a worker of each tab where the browser has no shared workers.
 */

/** The name of the data, of the lock on it, and of the cache with the note that it is complete. */
const NAME = 'vendor-portal-live';
const NOTE = '/complete';
/** How long the worker of a closed page may still have the data, in ms. */
const PATIENCE_MS = 5_000;

const FILES = sitePath('sandbox');
const PGLITE_WASM = new URL(
  '../../../node_modules/@electric-sql/pglite/dist/pglite.wasm',
  import.meta.url,
);
const PGLITE_FILES = new URL(
  '../../../node_modules/@electric-sql/pglite/dist/pglite.data',
  import.meta.url,
);

const scope = globalThis as unknown as {
  name: string;
  onconnect: ((event: MessageEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
};
const pages = new Set<MessagePort>();
let state = startingState('memory');
const storage = claimStorage();
let running = start();

// A shared worker gets a port with each page, a worker of one tab with its first message.
scope.onconnect = ({ ports: [port] }) => port && connect(port);
scope.onmessage = ({ ports: [port] }) => port && connect(port);

function connect(port: MessagePort): void {
  const abortAll = servePort(port, async (request) => (await running).fetch(request));
  port.addEventListener('message', ({ data }: MessageEvent<SandboxCommand>) => {
    if (data.type === 'reset') reset();
    if (data.type === 'leave') {
      pages.delete(port);
      abortAll();
    }
  });
  pages.add(port);
  send(port);
}

function send(page: MessagePort): void {
  page.postMessage({ type: 'state', state } satisfies FromWorker);
}

function setState(change: Partial<SandboxState>): void {
  state = { ...state, ...change };
  pages.forEach(send);
}

/** A second worker must not open the data, so that of an older page of the site uses its memory. */
async function claimStorage(): Promise<StorageOfData> {
  if (scope.name.endsWith('memory')) return 'memory';
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve) => {
    const untilTheEnd = new Promise<void>(() => {});
    navigator.locks
      .request(NAME, { signal }, () => {
        resolve('browser');
        return untilTheEnd;
      })
      .catch(() => resolve('memory'));
  });
}

function start(): Promise<SandboxCore> {
  const started = open();
  started.catch((error: unknown) => {
    setState({ phase: 'failed', message: error instanceof Error ? error.message : String(error) });
  });
  return started;
}

/** Deletes the data and starts with that of the site. */
function reset(): void {
  if (state.phase === 'starting') return;
  const resets = state.resets + 1;
  setState({ phase: 'starting', progress: 0, code: null, resets });
  const before = running;
  running = (async () => {
    await before.then((core) => core.close()).catch(() => {});
    await caches.delete(NAME);
    return start();
  })();
  running.catch(() => {});
}

async function open(): Promise<SandboxCore> {
  setState({ storage: await storage });
  const artifacts: Artifacts = await (await download(`${FILES}/artifacts.json`)).json();
  const notes = await caches.open(NAME);
  const isPersistent = state.storage === 'browser';
  const note = await notes.match(NOTE);
  const isStored = isPersistent && (await note?.text()) === artifacts.version;
  // The data of another version, or of a first visit that was interrupted.
  if (isPersistent && !isStored) await deleteData();
  const [contract, wasm, files, snapshot] = await loadParts(artifacts, isStored);
  const pglite = await PGlite.create({
    dataDir: isPersistent ? `idb://${NAME}` : 'memory://',
    // A call does not wait until IndexedDB has its changes.
    relaxedDurability: true,
    pgliteWasmModule: wasm,
    fsBundle: files,
    ...(snapshot && { loadDataDir: snapshot }),
  });
  const { core } = await startCore(pagePlatform(pglite, contract), {
    onCode: (code) => setState({ code }),
  });
  if (isPersistent && !isStored) void noteWhenStored(pglite, notes, artifacts.version);
  setState({ phase: 'ready', progress: 1, key: core.key });
  return core;
}

/** Notes that the data is complete, once IndexedDB has all files. */
async function noteWhenStored(pglite: PGlite, notes: Cache, version: string): Promise<void> {
  await pglite.fs?.syncToFs();
  await notes.put(NOTE, new Response(version));
}

/** Loads everything at once, and counts it for the progress bar. */
function loadParts(artifacts: Artifacts, isStored: boolean) {
  const sizes = [artifacts.contract, artifacts.wasm, artifacts.files];
  if (!isStored) sizes.push(artifacts.snapshot);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const counted = async (url: string | URL) => {
    const response = await download(url);
    void count(response.clone());
    return response;
  };
  const count = async ({ body }: Response) => {
    const write = ({ byteLength }: Uint8Array) => {
      loaded += byteLength;
      // The rest of the bar is the start of the database.
      setState({ progress: Math.min(0.8, (0.8 * loaded) / total) });
    };
    // A download that breaks off fails where its content is used.
    await body?.pipeTo(new WritableStream({ write })).catch(() => {});
  };
  const versioned = (name: string) => `${FILES}/${name}?v=${artifacts.version}`;
  return Promise.all([
    counted(versioned('contract.json')).then(
      (response) => response.json() as Promise<ContractDocument>,
    ),
    counted(PGLITE_WASM).then(compile),
    counted(PGLITE_FILES).then((response) => response.blob()),
    isStored ? null : counted(versioned('snapshot.bin')).then(unzip),
  ]);
}

async function download(url: string | URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${new URL(url, location.href).pathname}: ${response.status}`);
  return response;
}

async function compile(response: Response): Promise<WebAssembly.Module> {
  // Some servers of static files do not know the type.
  if (response.headers.get('content-type') === 'application/wasm') {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

async function unzip({ body }: Response): Promise<Blob | null> {
  if (!body) return null;
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).blob();
}

async function deleteData(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(`/pglite/${NAME}`);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('The data cannot be deleted.'));
  });
}
