/**
 * The service worker of {@link fcmPush} and {@link webPush}. Both use the same worker file.
 *
 * @public
 */
export interface PushWorkerOptions {
  /**
   * URL of the worker file `vendor-portal/push-fcm/sw` or `vendor-portal/push-web/sw`; it must be on the page's own
   * origin.
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
