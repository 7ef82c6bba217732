import { Diagnosis } from '../../../core/api/errors';
import { within } from '../../../core/async/within';
import type { PushAdapter, PushContext } from '../../../core/contracts';
import { alertPermission, askPermission } from '../../../core/push/permission';
import { createHandlers } from '../handlers';
import type { FcmClient } from './fcmClient';
import { listenToMessages } from './messages';
import { isForeign, unsubscribe } from './subscription';
import type { FcmPushOptions } from './types';
import { createWorkerRegistration } from './workerRegistration';

export type { FcmConfig, FcmPushOptions } from './types';

/** How long the worker and the provider may take, each (specification A 9). */
const WAIT_MS = 10_000;

/**
 * Push through Firebase Cloud Messaging, also while the portal is closed. Needs `firebase` 10 or
 * newer in the host, and `vendor-portal/push-fcm/sw` served at the root of its origin; see
 * `docs/push.md`. Nothing of either is touched before the vendor has permitted alerts.
 *
 * @example
 * ```tsx
 * const push = fcmPush({ config: firebaseWebConfig, vapidKey: 'BPublicKey' });
 * <VendorPortal host="https://api.market.example" pushAdapter={push} />
 * ```
 * @public
 */
export function fcmPush(options: FcmPushOptions): PushAdapter {
  const { vapidKey } = options;
  const worker = createWorkerRegistration(options);
  let client: Promise<FcmClient | null> | null = null;
  let stopListening = () => {};
  let ending: Promise<void> = Promise.resolve();
  /** Counts the sign-outs: a token that arrives after one is given back. */
  let ended = 0;
  /** Counts what was asked for: the subscription is of whoever asked last. */
  let asked = 0;
  const handlers = createHandlers(() => stopListening());

  async function open(basename: string): Promise<FcmClient | null> {
    // The next client has the name, and so the app, of the one that is being closed.
    await ending;
    const { createFcmClient } = await import('./fcmClient').catch(noFirebase);
    return createFcmClient(options.config, basename);
  }

  async function forget(): Promise<void> {
    for (const registration of await worker.find()) await unsubscribe(registration, vapidKey);
  }

  async function close(opened: typeof client, before: Promise<void>): Promise<void> {
    // First in the browser, which needs no network: a device that is signed out hears nothing.
    await forget();
    await before;
    const fcm = await opened;
    await fcm?.deleteToken();
  }

  async function getToken(context: PushContext): Promise<string | null> {
    const { basename, signal } = context;
    const started = ended;
    asked += 1;
    const mine = asked;
    const registration = await within(signal, WAIT_MS, (limited) =>
      worker.ready({ ...context, signal: limited }),
    );
    if (await isForeign(registration, vapidKey)) {
      throw new TypeError('This worker has a push subscription of another key');
    }
    client ??= open(basename);
    const fcm = await client.catch(failToOpen);
    if (!fcm || started !== ended) return null;
    stopListening();
    stopListening = listenToMessages(fcm, registration, handlers.tell);
    return within(signal, WAIT_MS, async () => {
      const token = await fcm.token(vapidKey, registration);
      if (started === ended) return token;
      if (mine === asked) await forget();
      return null;
    });
  }

  function failToOpen(error: unknown): never {
    client = null;
    throw error;
  }

  return {
    async register(context) {
      const permission = context.interactive ? await askPermission() : alertPermission();
      return permission === 'granted' && isCapable() ? getToken(context) : null;
    },
    async unregister() {
      ended += 1;
      stopListening();
      if (!isCapable()) return;
      const { signal } = new AbortController();
      const opened = client;
      client = null;
      // Nobody waits for it longer, but the next client does: its late end would take that one's token.
      const end = close(opened, ending);
      ending = end.catch(() => {});
      await within(signal, WAIT_MS, () => end);
    },
    onMessage: handlers.add,
  };
}

function noFirebase(): never {
  throw new Diagnosis(
    'push',
    'The package firebase could not be loaded',
    'fcmPush needs it beside vendor-portal:',
    'npm install firebase',
  );
}

function isCapable(): boolean {
  return 'serviceWorker' in navigator && typeof globalThis.PushManager === 'function';
}
