import { isGatewayStatus } from '../../core/api/gateway';
import { createShellCache, isImmutable } from '../shellCache';

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
    if (mode === 'navigate' && destination === 'document') event.respondWith(openPage(event));
    else if (FILES.includes(destination)) event.respondWith(openFile(event));
  });
}

/**
 * The page of the network, or the stored one if the network fails or takes too long. It is not stored here: the page
 * stores itself once it has started (`registerShellWorker`).
 */
function openPage({ request }: ShellEvent): Promise<Response> {
  const stored = shell.findPage();
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => void stored.then((page) => page && resolve(page)), WAIT_MS);
  });
  return Promise.race([orStored(fetch(request), stored), late]);
}

async function openFile(event: ShellEvent): Promise<Response> {
  const { url } = event.request;
  const stored = await shell.findFile(url);
  if (stored && isImmutable(stored)) return stored;
  const network = fetch(event.request);
  // Extends the event at once: the page may end before the file has arrived.
  event.waitUntil(network.then((file) => shell.storeFile(url, file.clone())).catch(() => {}));
  return orStored(network, stored);
}

/** A gateway that cannot reach the server is a network that fails. */
async function orStored(
  network: Promise<Response>,
  stored: Response | undefined | Promise<Response | undefined>,
): Promise<Response> {
  const answer = await network.catch((error: unknown) => ({ error }));
  if (answer instanceof Response && !isGatewayStatus(answer.status)) return answer;
  const instead = await stored;
  if (instead) return instead;
  if (answer instanceof Response) return answer;
  throw answer.error;
}

// TypeScript cannot load its worker types together with the DOM types, so the types used here are declared by hand.

export interface ShellEvent {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

interface ShellScope {
  /** `'off'` unregisters the worker and deletes its cache. */
  VENDOR_PORTAL_WORKER?: string;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'fetch',
    handler: (event: ShellEvent) => void,
  ): void;
}
