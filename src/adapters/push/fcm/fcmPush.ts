import { Diagnosis } from '../../../core/api/errors';
import { within } from '../../../core/async/within';
import type { PushAdapter, PushContext, PushMessage } from '../../../core/contracts';
import { createEmitter } from '../../../core/createEmitter';
import { readPayload } from '../../../core/push/fcmPayload';
import { createTokens } from '../registration/createTokens';
import { isPushCapable, mayRegister } from '../registration/isPushCapable';
import { listenToWorker } from '../registration/workerMessages';
import {
  createWorkerRegistration,
  isForeign,
  PUSH_POLICY,
} from '../registration/workerRegistration';
import type { FcmClient } from './fcmClient';
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
  const tokens = createTokens(worker, vapidKey);
  let client: Promise<FcmClient | null> | null = null;
  let stopListening = () => {};
  let ending: Promise<void> = Promise.resolve();
  const { subscribe, emit } = createEmitter<[PushMessage]>(() => stopListening());
  const changes = createEmitter();

  async function open(basename: string): Promise<FcmClient | null> {
    // Wait until the previous client is closed, because the next one has the same Firebase app name.
    await ending;
    const { createFcmClient } = await import('./fcmClient').catch(noFirebase);
    return createFcmClient(options.config, basename);
  }

  async function close(opened: typeof client, before: Promise<void>): Promise<void> {
    // Unsubscribe in the browser first: that works offline and stops messages at once.
    await tokens.unsubscribeAll();
    await before;
    const fcm = await opened;
    await fcm?.deleteToken();
  }

  async function getToken(context: PushContext): Promise<string | null> {
    const { basename, signal } = context;
    const attempt = tokens.begin();
    const registration = await within(signal, WAIT_MS, (limited) =>
      worker.ready({ ...context, signal: limited }),
    );
    if (await isForeign(registration, vapidKey)) {
      throw new TypeError('The service worker has a push subscription with another key');
    }
    client ??= open(basename);
    const fcm = await client.catch(failToOpen);
    if (!fcm || !attempt.isCurrent()) return null;
    stopListening();
    stopListening = listenToMessages(fcm, registration, emit, changes.emit);
    return within(signal, WAIT_MS, async () =>
      attempt.keep(await fcm.token(vapidKey, registration)),
    );
  }

  function failToOpen(error: unknown): never {
    client = null;
    throw error;
  }

  return {
    async register(context) {
      return (await mayRegister(context)) ? getToken(context) : null;
    },
    async unregister() {
      tokens.signOut();
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
    onTokenChange: changes.subscribe,
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

/** Listens for the portal's messages from its own worker and from other Firebase workers. */
function listenToMessages(
  fcm: FcmClient,
  registration: ServiceWorkerRegistration,
  onMessage: (message: PushMessage) => void,
  onRenew: () => void,
): () => void {
  const stopPayloads = fcm.onPayload((payload) => {
    const message = readPayload(payload);
    if (message) onMessage(message);
  });
  const stopWorker = listenToWorker(registration, { onMessage, onRenew });
  return () => {
    stopPayloads();
    stopWorker();
  };
}
