import { record } from '../../../core/format/wireValues';
import { MARKED, OUR_MARK } from '../../../core/push/workerMessages';

/** Whether a worker has a push subscription that was made with another key than ours. */
export async function isForeign(
  { pushManager }: ServiceWorkerRegistration,
  vapidKey: string,
): Promise<boolean> {
  const subscription = await pushManager.getSubscription();
  const key = subscription?.options.applicationServerKey;
  return key ? toBase64Url(new Uint8Array(key)) !== vapidKey.replace(/=+$/, '') : false;
}

/** Ends the pushes to a worker, and takes back what it shows. */
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
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
