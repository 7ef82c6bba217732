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
export interface FcmPushOptions {
  /**
   * A Firebase web app that only the portal uses. Firebase stores one push token per `appId` and page origin, so if the
   * host shared the app, the two would replace each other's tokens.
   */
  config: FcmConfig;
  /** The public key of the Web Push certificate, from the Firebase console. */
  vapidKey: string;
  /**
   * URL of the worker file `vendor-portal/push-fcm/sw`; it must be on the page's own origin.
   *
   * @defaultValue `'/vendor-portal-sw.js'`
   */
  serviceWorkerUrl?: string;
  /**
   * The scope of the service worker. No page of the site may be inside this scope.
   *
   * @defaultValue `<basename>/__push/`
   */
  scope?: string;
  /**
   * Returns a service worker registration of the host, used instead of `serviceWorkerUrl` and `scope`. The portal
   * manages the push subscription of this registration and removes it at sign-out. If the subscription was created with
   * another key, the portal leaves it unchanged and works without push.
   */
  registration?: () => Promise<ServiceWorkerRegistration>;
}
