/** The web configuration of a Firebase app, as its console shows it. @public */
export interface FcmConfig {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  authDomain?: string;
  storageBucket?: string;
  measurementId?: string;
}

/** @public */
export interface FcmPushOptions {
  /**
   * A Firebase web app of the portal's own. Firebase keeps one push token per `appId` and page
   * origin, so sharing the app of the host would let the two take each other's tokens.
   */
  config: FcmConfig;
  /** The public key of the web push certificate. */
  vapidKey: string;
  /**
   * Where the host serves `vendor-portal/push-fcm/sw`, on its own origin.
   *
   * @defaultValue `'/vendor-portal-sw.js'`
   */
  serviceWorkerUrl?: string;
  /**
   * The scope of the worker. A page must not live in it.
   *
   * @defaultValue `<basename>/__push/`
   */
  scope?: string;
  /**
   * Brings a registration of the host's in place of `serviceWorkerUrl` and `scope`. Its push
   * subscription belongs to the portal: it is taken off at sign-out, and one that was made with
   * another key is left alone, without push.
   */
  registration?: () => Promise<ServiceWorkerRegistration>;
}
