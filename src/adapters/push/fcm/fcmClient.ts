import { deleteApp, getApps, initializeApp, SDK_VERSION } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging';
import { shortHash } from '../../../core/session/shortHash';
import { refuseOldFirebase } from './firebaseVersion';
import type { FcmConfig } from './types';

/** The only file that imports the Firebase SDK; loaded after the vendor allows notifications. */
export interface FcmClient {
  token(vapidKey: string, registration: ServiceWorkerRegistration): Promise<string>;
  /** Receives messages from every Firebase worker on the page, ours or the host's. */
  onPayload(handler: (payload: unknown) => void): () => void;
  /** Deletes the token; a token of an earlier page load becomes invalid when the next token is issued. */
  deleteToken(): Promise<void>;
}

export async function createFcmClient(config: FcmConfig, basename: string) {
  refuseOldFirebase(SDK_VERSION);
  if (!(await isSupported())) return null;
  const name = `vendor-portal:${shortHash(`${basename} ${JSON.stringify(config)}`)}`;
  // The name is derived from the settings, so that the next page load uses the same Firebase installation.
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
      // Without our worker the SDK would register its own on the host's origin.
      if (hasWorker) await deleteToken(messaging);
      await deleteApp(app);
    },
  };
  return client;
}
