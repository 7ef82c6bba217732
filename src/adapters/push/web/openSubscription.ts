import { isForeign } from '../registration/workerRegistration';

interface SubscriptionKey {
  publicKey: string;
  /** Whether the worker belongs to the portal, so that a subscription with an earlier key may be replaced. */
  isOurs: boolean;
}

/** Subscribes the worker to push messages; returns what the backend needs to send them, as JSON. */
export async function openSubscription(
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
