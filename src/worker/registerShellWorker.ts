import { createWorkerRegistration } from '../adapters/push/registration/workerRegistration';
import type { TrustedTypesPolicy } from '../core/contracts';
import { createShellCache } from './shellCache';

/** Options of {@link registerShellWorker}. @public */
export interface ShellWorkerOptions {
  /**
   * The path below which the worker answers, usually the `basename` of the portal with a slash at its end. Every path
   * below it must return the page of the portal.
   */
  scope: string;
  /**
   * URL of the file `vendor-portal/worker/sw`, on the page's own origin. A file in a folder above `scope` needs no
   * header; otherwise serve it with `Service-Worker-Allowed`.
   *
   * @defaultValue `'/vendor-portal-shell-sw.js'`
   */
  serviceWorkerUrl?: string;
  /** The policy of the page for worker URLs. Without it, the policy `vendor-portal-worker` is created. */
  trustedTypesPolicy?: TrustedTypesPolicy;
}

const FILE = { path: 'worker/vendor-portal-shell-sw.js', policy: 'vendor-portal-worker' };
/** What requests scripts, styles and fonts; a call has `fetch` or `xmlhttprequest`, and a picture has `img`. */
const INITIATORS = ['script', 'link', 'css', 'other'];

/**
 * Registers a service worker with which the page of the portal opens without a network. It stores the page and its
 * scripts, styles and fonts, never an answer of the backend and no picture. Call it once the page has started, in
 * production only; see `docs/installing.md`.
 *
 * Resolves to `null` in a browser without service workers. Rejects if the worker file is missing or if the browser
 * refuses `scope`.
 *
 * @example
 * ```ts
 * void registerShellWorker({ scope: '/partner/' }).catch(console.warn);
 * ```
 * @public
 */
export async function registerShellWorker(
  options: ShellWorkerOptions,
): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { scope, serviceWorkerUrl = '/vendor-portal-shell-sw.js', trustedTypesPolicy } = options;
  const worker = createWorkerRegistration({ serviceWorkerUrl, scope }, FILE);
  const { signal } = new AbortController();
  const registration = await worker.ready({ basename: scope, signal, trustedTypesPolicy });
  await storeLoaded(registration.scope);
  return registration;
}

/**
 * Stores the page, and what it loads without the worker: requests that were sent before the worker answered for the
 * page may end later.
 */
async function storeLoaded(scope: string): Promise<void> {
  const shell = createShellCache(scope);
  const store = async ({ name, initiatorType }: PerformanceResourceTiming) => {
    if (!INITIATORS.includes(initiatorType) || (await shell.findFile(name))) return;
    await shell.storeFile(name, await fetch(name, { cache: 'force-cache' }));
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      void store(entry as PerformanceResourceTiming).catch(() => {});
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  const page = await fetch(scope, { headers: { accept: 'text/html' } }).catch(() => null);
  if (page) await shell.storePage(page);
}
