// TypeScript cannot load its worker types together with the DOM types, so the types used here are declared by hand.

export interface ShellEvent {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

export interface ShellScope {
  /** `'off'` unregisters the worker and deletes its cache. */
  VENDOR_PORTAL_WORKER?: string;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'fetch',
    handler: (event: ShellEvent) => void,
  ): void;
}
