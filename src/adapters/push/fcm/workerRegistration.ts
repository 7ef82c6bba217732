import { Diagnosis } from '../../../core/api/errors';
import type { PushContext, TrustedTypesPolicy } from '../../../core/contracts';
import { pushScope } from '../../../core/push/scope';
import type { FcmPushOptions } from './types';

/** The name a host lists in its `trusted-types` directive for push. */
const POLICY_NAME = 'vendor-portal-push';

interface TrustedTypes {
  createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy;
}

type WorkerPolicy = Pick<TrustedTypesPolicy, 'createScriptURL'>;

/** The worker of the portal, or the host's in its place. */
export function createWorkerRegistration(options: FcmPushOptions) {
  const { serviceWorkerUrl = '/vendor-portal-sw.js', registration } = options;
  const toTrusted = createTrust();

  async function register(context: PushContext): Promise<ServiceWorkerRegistration> {
    const { basename, trustedTypesPolicy: given } = context;
    const url = new URL(serviceWorkerUrl, window.location.href);
    if (url.origin !== window.location.origin)
      throw new TypeError('The worker is of another origin');
    const scope = new URL(options.scope ?? pushScope(basename), window.location.href).href;
    const known = await navigator.serviceWorker.getRegistration(scope);
    if (known?.scope === scope && isRunBy(known, url.href)) {
      void known.update().catch(() => {});
      return known;
    }
    const settings: RegistrationOptions = { scope, updateViaCache: 'none' };
    try {
      return await navigator.serviceWorker.register(toTrusted(url.href, given), settings);
    } catch (error) {
      throw (await missingFile(url)) ?? error;
    }
  }

  return {
    ready: async (context: PushContext) =>
      untilActive(await (registration ? registration() : register(context)), context.signal),
    /** What an earlier page of this browser has registered. */
    async find(): Promise<readonly ServiceWorkerRegistration[]> {
      if (registration) return [await registration()];
      const { href } = new URL(serviceWorkerUrl, window.location.href);
      const all = await navigator.serviceWorker.getRegistrations();
      return all.filter((one) => isRunBy(one, href));
    },
  };
}

/** Browsers say in words of their own that there is no script at an address. */
async function missingFile(url: URL): Promise<Diagnosis | null> {
  const answer = await fetch(url, { cache: 'no-store', credentials: 'omit' }).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer || (answer.ok && /javascript/.test(type))) return null;
  const found = answer.ok ? type || 'no type' : `status ${answer.status}`;
  return new Diagnosis(
    'push',
    `There is no worker script at ${url.pathname} (${found})`,
    'Serve the file of the package there, as JavaScript:',
    `cp node_modules/vendor-portal/dist/push-fcm/vendor-portal-sw.js public${url.pathname}`,
  );
}

function isRunBy({ active, waiting, installing }: ServiceWorkerRegistration, url: string): boolean {
  return (active ?? waiting ?? installing)?.scriptURL === url;
}

/** Pages that enforce Trusted Types refuse a text; the policy lets this one address through. */
function createTrust() {
  let own: WorkerPolicy | undefined;
  function ownPolicy(url: string): WorkerPolicy | undefined {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    own ??= trustedTypes?.createPolicy(POLICY_NAME, {
      createScriptURL: (address) => (address === url ? address : ''),
    });
    return own;
  }
  return (url: string, given?: WorkerPolicy): string => {
    try {
      return ((given ?? ownPolicy(url))?.createScriptURL(url) as string | undefined) ?? url;
    } catch {
      // The host's CSP does not list the policy: a page that enforces nothing takes the text.
      return url;
    }
  };
}

/** Resolves once the worker runs; `pushManager.subscribe` fails before that. */
function untilActive(
  registration: ServiceWorkerRegistration,
  signal: AbortSignal,
): Promise<ServiceWorkerRegistration> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve(registration);
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const settle = (act: () => void) => () => {
      ended.abort();
      act();
    };
    const check = () => {
      if (worker.state === 'activated') settle(() => resolve(registration))();
      if (worker.state === 'redundant') settle(() => reject(new Error('The worker failed')))();
    };
    worker.addEventListener('statechange', check, { signal: ended.signal });
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      { signal: ended.signal },
    );
    check();
  });
}
