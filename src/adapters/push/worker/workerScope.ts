// TypeScript cannot load its worker types together with the DOM types, so the types used here are declared by hand.

export interface WorkerEvent {
  data?: { json(): unknown } | null;
  notification?: { data: unknown; close(): void };
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
  waitUntil(work: Promise<unknown>): void;
}

export interface PageClient {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

export interface WorkerScope {
  /** `'off'` unregisters the worker. */
  VENDOR_PORTAL_PUSH?: string;
  /** Base path of the portal; set by a host whose own worker imports this file. */
  VENDOR_PORTAL_BASENAME?: string;
  navigator: object;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(query: { type: 'window'; includeUncontrolled: boolean }): Promise<PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'push' | 'notificationclick' | 'pushsubscriptionchange',
    handler: (event: WorkerEvent) => void,
  ): void;
}
