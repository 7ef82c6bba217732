import { Diagnosis } from '../../../core/api/errors';
import { aborted } from '../../../core/async/aborted';
import type { PushContext, TrustedTypesPolicy } from '../../../core/contracts';
import { toBase64 } from '../../../core/format/base64';
import { record } from '../../../core/format/wireValues';
import { pushScope } from '../../../core/push/scope';
import { MARKED, OUR_MARK } from '../../../core/push/workerMessages';
import type { PushWorkerOptions } from './types';

interface TrustedTypes {
  createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy;
}

type WorkerPolicy = Pick<TrustedTypesPolicy, 'createScriptURL'>;

export interface WorkerFile {
  /** Path of the file in `dist`. */
  path: string;
  /** The name that a host lists in its `trusted-types` directive. */
  policy: string;
}

export const PUSH_POLICY = 'vendor-portal-push';

type WorkerContext = Pick<PushContext, 'basename' | 'signal' | 'trustedTypesPolicy'>;

export function createWorkerRegistration(options: PushWorkerOptions, file: WorkerFile) {
  const { serviceWorkerUrl = '/vendor-portal-sw.js', registration } = options;
  const toTrusted = createTrust(file.policy);
  let hasUpdated = false;

  async function register(context: WorkerContext): Promise<ServiceWorkerRegistration> {
    const { basename, trustedTypesPolicy: given } = context;
    const url = new URL(serviceWorkerUrl, window.location.href);
    if (url.origin !== window.location.origin)
      throw new TypeError('The worker file must be on the origin of the page');
    const scope = new URL(options.scope ?? pushScope(basename), window.location.href).href;
    const existing = await navigator.serviceWorker.getRegistration(scope);
    if (existing?.scope === scope && isRunBy(existing, url.href)) {
      if (!hasUpdated) void existing.update().catch(() => {});
      hasUpdated = true;
      return existing;
    }
    const settings: RegistrationOptions = { scope, updateViaCache: 'none' };
    try {
      return await navigator.serviceWorker.register(toTrusted(url.href, given), settings);
    } catch (error) {
      throw (await missingFile(url, file.path)) ?? error;
    }
  }

  return {
    ready: async (context: WorkerContext) =>
      untilActive(await (registration ? registration() : register(context)), context.signal),
    /** Registrations that earlier page loads created. */
    async find(): Promise<readonly ServiceWorkerRegistration[]> {
      if (registration) return [await registration()];
      const { href } = new URL(serviceWorkerUrl, window.location.href);
      const all = await navigator.serviceWorker.getRegistrations();
      return all.filter((one) => isRunBy(one, href));
    },
  };
}

/** The browser's own error does not say that the file is missing. */
async function missingFile(url: URL, path: string): Promise<Diagnosis | null> {
  const answer = await fetch(url, { cache: 'no-store', credentials: 'omit' }).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer || (answer.ok && /javascript/.test(type))) return null;
  const description = answer.ok ? type || 'no type' : `status ${answer.status}`;
  return new Diagnosis(
    'push',
    `There is no worker script at ${url.pathname} (${description})`,
    'Serve the file of the package there, as JavaScript:',
    `cp node_modules/vendor-portal/dist/${path} public${url.pathname}`,
  );
}

function isRunBy({ active, waiting, installing }: ServiceWorkerRegistration, url: string): boolean {
  return (active ?? waiting ?? installing)?.scriptURL === url;
}

/** Trusted Types pages refuse plain strings; this policy allows only the URL of the worker. */
function createTrust(policy: string) {
  let workerPolicy: WorkerPolicy | undefined;
  function ownPolicy(url: string): WorkerPolicy | undefined {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    workerPolicy ??= trustedTypes?.createPolicy(policy, {
      createScriptURL: (value) => (value === url ? value : ''),
    });
    return workerPolicy;
  }
  return (url: string, given?: WorkerPolicy): string => {
    try {
      return ((given ?? ownPolicy(url))?.createScriptURL(url) as string | undefined) ?? url;
    } catch {
      // The CSP does not list this policy; where it does not enforce Trusted Types, a plain string works.
      return url;
    }
  };
}

/** `pushManager.subscribe` fails before the worker is active. */
function untilActive(
  registration: ServiceWorkerRegistration,
  signal: AbortSignal,
): Promise<ServiceWorkerRegistration> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve(registration);
  const settled = new AbortController();
  const running = new Promise<ServiceWorkerRegistration>((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve(registration);
      if (worker.state === 'redundant') reject(new Error('The service worker failed to install'));
    };
    worker.addEventListener('statechange', check, { signal: settled.signal });
    check();
  });
  return Promise.race([running, aborted(signal)]).finally(() => settled.abort());
}

/** True when the worker has a push subscription that was created with another key. */
export async function isForeign(
  { pushManager }: ServiceWorkerRegistration,
  vapidKey: string,
): Promise<boolean> {
  const subscription = await pushManager.getSubscription();
  const key = subscription?.options.applicationServerKey;
  return key ? toBase64Url(new Uint8Array(key)) !== vapidKey.replace(/=+$/, '') : false;
}

/** Ends push on a worker and closes the portal's notifications. */
export async function unsubscribe(
  registration: ServiceWorkerRegistration,
  vapidKey: string,
): Promise<void> {
  for (const shown of await registration.getNotifications()) {
    if (record(shown.data)[OUR_MARK] === MARKED) shown.close();
  }
  if (await isForeign(registration, vapidKey)) return;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}

function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
