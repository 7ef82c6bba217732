import { Diagnosis } from '../../../core/api/errors';
import { within } from '../../../core/async/within';
import type { PushAdapter, PushContext, PushMessage } from '../../../core/contracts';
import { createEmitter } from '../../../core/createEmitter';
import { alertPermission, requestPermission } from '../../../core/push/permission';
import {
  createWorkerRegistration,
  isForeign,
  PUSH_POLICY,
  unsubscribe,
} from '../registration/workerRegistration';
import type { FcmClient } from './fcmClient';
import { isPushCapable } from '../registration/isPushCapable';
import { listenToMessages } from './messages';
import type { FcmPushOptions } from './types';

export type { PushWorkerOptions } from '../registration/types';
export type { FcmConfig, FcmPushOptions } from './types';

const FILE = { path: 'push-fcm/vendor-portal-sw.js', policy: PUSH_POLICY };
/** Timeout in ms, for the worker and for Firebase separately (A9). */
const WAIT_MS = 10_000;

/**
 * Push through Firebase Cloud Messaging, which also works while the portal is closed. Needs the peer dependency
 * `firebase` 10.9 or newer, and the file `vendor-portal/push-fcm/sw` served from the host's origin; see `docs/push.md`.
 * Firebase and the worker are loaded only after the vendor allows notifications.
 *
 * `register` resolves with `null` if notifications are not allowed or not supported. It rejects when the worker file is
 * missing or belongs to another origin, or when the worker has a push subscription with another key.
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
  const worker = createWorkerRegistration(options, FILE);
  let client: Promise<FcmClient | null> | null = null;
  let stopListening = () => {};
  let ending: Promise<void> = Promise.resolve();
  /** Number of sign-outs, to discard a token that arrives after a sign-out. */
  let signOuts = 0;
  /** Number of registrations: only the latest registration may remove the subscription. */
  let registrations = 0;
  const { subscribe, emit } = createEmitter<[PushMessage]>(() => stopListening());

  async function open(basename: string): Promise<FcmClient | null> {
    // Wait until the previous client is closed, because the next one has the same Firebase app name.
    await ending;
    const { createFcmClient } = await import('./fcmClient').catch(noFirebase);
    return createFcmClient(options.config, basename);
  }

  async function unsubscribeAll(): Promise<void> {
    for (const registration of await worker.find()) await unsubscribe(registration, vapidKey);
  }

  async function close(opened: typeof client, before: Promise<void>): Promise<void> {
    // Unsubscribe in the browser first: that works offline and stops messages at once.
    await unsubscribeAll();
    await before;
    const fcm = await opened;
    await fcm?.deleteToken();
  }

  async function getToken(context: PushContext): Promise<string | null> {
    const { basename, signal } = context;
    const started = signOuts;
    registrations += 1;
    const own = registrations;
    const registration = await within(signal, WAIT_MS, (limited) =>
      worker.ready({ ...context, signal: limited }),
    );
    if (await isForeign(registration, vapidKey)) {
      throw new TypeError('The service worker has a push subscription with another key');
    }
    client ??= open(basename);
    const fcm = await client.catch(failToOpen);
    if (!fcm || started !== signOuts) return null;
    stopListening();
    stopListening = listenToMessages(fcm, registration, emit);
    return within(signal, WAIT_MS, async () => {
      const token = await fcm.token(vapidKey, registration);
      if (started === signOuts) return token;
      if (own === registrations) await unsubscribeAll();
      return null;
    });
  }

  function failToOpen(error: unknown): never {
    client = null;
    throw error;
  }

  return {
    async register(context) {
      const permission = context.interactive ? await requestPermission() : alertPermission();
      return permission === 'granted' && isPushCapable() ? getToken(context) : null;
    },
    async unregister() {
      signOuts += 1;
      stopListening();
      if (!isPushCapable()) return;
      const opened = client;
      client = null;
      // Even after the timeout the next client waits until this one is closed, or it would lose its token.
      const end = close(opened, ending);
      ending = end.catch(() => {});
      await within(undefined, WAIT_MS, () => end);
    },
    onMessage: subscribe,
  };
}

function noFirebase(): never {
  throw new Diagnosis(
    'push',
    'The package firebase could not be loaded',
    'fcmPush needs it as a dependency:',
    'npm install firebase',
  );
}
