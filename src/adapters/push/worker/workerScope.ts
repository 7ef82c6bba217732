// TypeScript's library of workers cannot be loaded beside that of pages: this is what is used of it.

export interface WorkerEvent {
  data?: { json(): unknown } | null;
  notification?: { data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

export interface PageClient {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface WorkerScope {
  /** `'off'`: the kill switch. */
  VENDOR_PORTAL_PUSH?: string;
  /** Where the portal is mounted, set by a host whose own worker imports this file. */
  VENDOR_PORTAL_BASENAME?: string;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(query: { type: 'window'; includeUncontrolled: boolean }): Promise<PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'push' | 'notificationclick',
    handler: (event: WorkerEvent) => void,
  ): void;
}
