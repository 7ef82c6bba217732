import { createShellCache, isImmutable } from '../shellCache';
import type { ShellEvent, ShellScope } from './shellScope';

// The worker of an installed page. It stores the page and its scripts, styles and fonts, so that the page opens without
// a network. The portal's calls have no destination, so that their answers are never stored; pictures are not either.
const worker = self as unknown as ShellScope;
const shell = createShellCache(worker.registration.scope);

const FILES: readonly RequestDestination[] = ['script', 'style', 'font'];
/** How long the page of the network is awaited if one is stored, in ms. */
const WAIT_MS = 4_000;

// Kill switch: when the file starts with `self.VENDOR_PORTAL_WORKER = 'off';`, the worker
// unregisters itself on every device at the next update check.
worker.addEventListener('install', () => void worker.skipWaiting());
if (worker.VENDOR_PORTAL_WORKER === 'off') removeItself();
else serve();

function removeItself(): void {
  worker.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([shell.delete(), worker.registration.unregister()]));
  });
}

function serve(): void {
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event) => {
    const { method, mode, destination } = event.request;
    if (method !== 'GET') return;
    if (mode === 'navigate') event.respondWith(openPage(event));
    else if (FILES.includes(destination)) event.respondWith(openFile(event));
  });
}

/** The page of the network, or the stored one if the network fails or takes too long. */
async function openPage(event: ShellEvent): Promise<Response> {
  const network = load(event, shell.storePage);
  const stored = await shell.findPage();
  if (!stored) return network;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(stored), WAIT_MS));
  return Promise.race([network.catch(() => stored), late]);
}

async function openFile(event: ShellEvent): Promise<Response> {
  const { url } = event.request;
  const stored = await shell.findFile(url);
  if (stored && isImmutable(stored)) return stored;
  const network = load(event, (file) => shell.storeFile(url, file));
  return stored ? network.catch(() => stored) : network;
}

/** Extends the event at once: it may be answered from the cache before the network responds. */
function load(event: ShellEvent, store: (answer: Response) => Promise<void>): Promise<Response> {
  const answer = fetch(event.request);
  event.waitUntil(answer.then((one) => store(one.clone())).catch(() => {}));
  return answer;
}
