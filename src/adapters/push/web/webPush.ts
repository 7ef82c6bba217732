import { within } from '../../../core/async/within';
import type { PushAdapter, PushContext, PushMessage } from '../../../core/contracts';
import { createEmitter } from '../../../core/createEmitter';
import { createTokens } from '../registration/createTokens';
import { isPushCapable, mayRegister } from '../registration/isPushCapable';
import type { PushWorkerOptions } from '../registration/types';
import { listenToWorker } from '../registration/workerMessages';
import {
  createWorkerRegistration,
  isForeign,
  PUSH_POLICY,
} from '../registration/workerRegistration';

export type { PushWorkerOptions } from '../registration/types';

const FILE = { path: 'push-web/vendor-portal-sw.js', policy: PUSH_POLICY };
/** Timeout in ms, for the worker and for the push service separately (A9). */
const WAIT_MS = 10_000;

/**
 * Push through the browser's own push service (Web Push, RFC 8030), without Firebase; it also works while the portal is
 * closed. Needs the file `vendor-portal/push-web/sw` served from the host's origin; see `docs/push.md`. The worker is
 * loaded only after the vendor allows notifications.
 *
 * The token that the portal saves is a JSON text with `endpoint` and `keys` of the push subscription. Your backend
 * encrypts its messages for these keys.
 *
 * `register` resolves with `null` if notifications are not allowed or not supported. It rejects when the worker file is
 * missing or belongs to another origin, when the push service cannot be reached, or when the worker of `registration`
 * has a push subscription with another key.
 *
 * @example
 * ```tsx
 * const push = webPush({ publicKey: 'BPublicKey' });
 * <VendorPortal host="https://api.market.example" pushAdapter={push} />
 * ```
 * @public
 */
export function webPush(options: WebPushOptions): PushAdapter {
  const { publicKey, registration: ofHost } = options;
  const worker = createWorkerRegistration(options, FILE);
  const tokens = createTokens(worker, publicKey);
  let stopListening = () => {};
  const { subscribe, emit } = createEmitter<[PushMessage]>(() => stopListening());
  const changes = createEmitter();

  async function getToken(context: PushContext): Promise<string | null> {
    const { signal } = context;
    const attempt = tokens.begin();
    const registration = await within(signal, WAIT_MS, (limited) =>
      worker.ready({ ...context, signal: limited }),
    );
    if (!attempt.isCurrent()) return null;
    stopListening();
    stopListening = listenToWorker(registration, { onMessage: emit, onRenew: changes.emit });
    return within(signal, WAIT_MS, async () => {
      const isOurs = ofHost === undefined;
      // Otherwise it would end the new subscription, too.
      await tokens.ended();
      return attempt.keep(await openSubscription(registration, { publicKey, isOurs }));
    });
  }

  return {
    async register(context) {
      return (await mayRegister(context)) ? getToken(context) : null;
    },
    async unregister() {
      tokens.signOut();
      stopListening();
      if (isPushCapable()) await within(undefined, WAIT_MS, tokens.unsubscribeAll);
    },
    onMessage: subscribe,
    onTokenChange: changes.subscribe,
  };
}

interface SubscriptionKey {
  publicKey: string;
  /** Whether the worker belongs to the portal, so that a subscription with an earlier key may be replaced. */
  isOurs: boolean;
}

/** Subscribes the worker to push messages; returns what the backend needs to send them, as JSON. */
async function openSubscription(
  registration: ServiceWorkerRegistration,
  { publicKey, isOurs }: SubscriptionKey,
): Promise<string> {
  const { pushManager } = registration;
  if (await isForeign(registration, publicKey)) {
    if (!isOurs) throw new TypeError('The service worker has a push subscription with another key');
    await (await pushManager.getSubscription())?.unsubscribe();
  }
  const settings = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription =
    (await pushManager.getSubscription()) ?? (await pushManager.subscribe(settings));
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

/**
 * Options of {@link webPush}.
 *
 * @public
 */
export interface WebPushOptions extends PushWorkerOptions {
  /** The public VAPID key of the backend that sends the messages, base64url (RFC 8292). */
  publicKey: string;
}
