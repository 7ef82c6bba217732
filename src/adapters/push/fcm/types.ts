import type { PushWorkerOptions } from '../registration/types';

/**
 * The web configuration of a Firebase app, copied from the Firebase console.
 *
 * @public
 */
export interface FcmConfig {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  authDomain?: string;
  storageBucket?: string;
  measurementId?: string;
}

/**
 * Options of {@link fcmPush}.
 *
 * @public
 */
export interface FcmPushOptions extends PushWorkerOptions {
  /**
   * A Firebase web app that only the portal uses. Firebase stores one push token per `appId` and page origin, so if the
   * host shared the app, the two would replace each other's tokens.
   */
  config: FcmConfig;
  /** The public key of the Web Push certificate, from the Firebase console. */
  vapidKey: string;
}
