import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging';
import { shortHash } from '../../../core/session/shortHash';
import type { FcmConfig } from './types';

/** The one file that knows the provider's SDK; loaded once the vendor has permitted alerts. */
export interface FcmClient {
  token(vapidKey: string, registration: ServiceWorkerRegistration): Promise<string>;
  /** Calls back with payloads of a worker of the provider's kind, this app's or another's. */
  onPayload(handler: (payload: unknown) => void): () => void;
  /**
   * Forgets the token, here and at the provider; one that this page has not asked for is forgotten
   * by the provider when the next is made.
   */
  deleteToken(): Promise<void>;
}

export async function createFcmClient(config: FcmConfig, basename: string) {
  if (!(await isSupported())) return null;
  const name = `vendor-portal:${shortHash(`${basename} ${JSON.stringify(config)}`)}`;
  // Named for its settings: the provider knows an installation by this name in the next page too.
  const app = getApps().find((one) => one.name === name) ?? initializeApp({ ...config }, name);
  const messaging = getMessaging(app);
  let hasWorker = false;
  const client: FcmClient = {
    token(vapidKey, serviceWorkerRegistration) {
      hasWorker = true;
      return getToken(messaging, { vapidKey, serviceWorkerRegistration });
    },
    onPayload: (handler) => onMessage(messaging, handler),
    async deleteToken() {
      // Without the worker given to `getToken` the SDK would register one of its own in the host.
      if (hasWorker) await deleteToken(messaging);
      await deleteApp(app);
    },
  };
  return client;
}
