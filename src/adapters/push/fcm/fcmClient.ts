import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging';
import { shortHash } from '../../../core/session/shortHash';
import type { FcmConfig } from './types';

/** The one file that knows the provider's SDK; loaded once the vendor has permitted alerts. */
export interface FcmClient {
  token(vapidKey: string, registration: ServiceWorkerRegistration): Promise<string>;
  /** Calls back with payloads of a worker of the provider's kind, this app's or another's. */
  onPayload(handler: (payload: unknown) => void): () => void;
  /** Forgets the token, here and at the provider. */
  deleteToken(): Promise<void>;
}

export async function createFcmClient(config: FcmConfig, basename: string) {
  if (!(await isSupported())) return null;
  const name = `vendor-portal:${shortHash(`${basename} ${JSON.stringify(config)}`)}`;
  // Named for its settings: the provider knows an installation by this name in the next page too.
  const app = getApps().find((one) => one.name === name) ?? initializeApp({ ...config }, name);
  const messaging = getMessaging(app);
  const client: FcmClient = {
    token: (vapidKey, serviceWorkerRegistration) =>
      getToken(messaging, { vapidKey, serviceWorkerRegistration }),
    onPayload: (handler) => onMessage(messaging, handler),
    async deleteToken() {
      await deleteToken(messaging);
      await deleteApp(app);
    },
  };
  return client;
}
