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
/** The names of scripts and style sheets. What a `<script>` requests may have another name. */
const CODE_NAME = /\.(m?js|css)$/;
/** The time in which a page loads the code of its first screen, in ms. */
const START_MS = 3_000;

/**
 * Registers a service worker with which the page of the portal opens without a network. It stores the page, requested
 * without cookies, and its scripts, styles and fonts, never an answer of the backend and no picture. Call it once the
 * page has started, in production only; see `docs/installing.md`.
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
  // Until then it may have loaded too little to start without a network, so that the last page is better.
  setTimeout(() => void storeStarted(registration.scope).catch(() => {}), START_MS);
  return registration;
}

/**
 * Stores the page that has started, and the code that it has loaded. A page that calls this carries the portal; the
 * worker, which sees every page below the scope, cannot know that.
 */
async function storeStarted(scope: string): Promise<void> {
  const shell = createShellCache(scope);
  const loaded = performance.getEntriesByType('resource').filter(isCode);
  const files = loaded.map(({ name }) => name);
  if (!isServedByWorker()) {
    const load = async (url: string) => {
      if (await shell.findFile(url)) return;
      await shell.storeFile(url, await fetch(url, { cache: 'force-cache' }));
    };
    // An analytics script on another origin may refuse to be read.
    await Promise.allSettled(files.map(load));
  }
  // Without cookies or the browser's copy, so that the page has no data of a session.
  const anonymous = { credentials: 'omit', cache: 'no-store' } as const;
  const page = await fetch(scope, { headers: { accept: 'text/html' }, ...anonymous });
  await shell.storePage(page, files);
}

function isCode(entry: PerformanceEntry): boolean {
  const { name, initiatorType } = entry as PerformanceResourceTiming;
  if (initiatorType === 'script') return true;
  return ['link', 'css', 'other'].includes(initiatorType) && CODE_NAME.test(new URL(name).pathname);
}

/** Whether the worker has stored what this page loads, because it answered for it from the start. */
function isServedByWorker(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (page?.workerStart ?? 0) > 0;
}
