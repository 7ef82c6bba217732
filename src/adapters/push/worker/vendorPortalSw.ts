import type { PushMessage } from '../../../core/contracts';
import { record, toText } from '../../../core/format/wireValues';
import { paths } from '../../../core/navigation/paths';
import { readPayload } from '../../../core/push/fcmPayload';
import {
  type Alert,
  readArrival,
  type TestArrival,
  toAlert,
  toPortalPath,
} from '../../../core/push/wire';
import {
  MARKED,
  type PageAnswer,
  type PageQuestion,
  type WorkerMessage,
} from '../../../core/push/workerMessages';

// The portal's service worker: it shows push messages, unless a page of the portal rings for them. The worker has no
// fetch handler, no imports at run time and no storage.
const worker = self as unknown as WorkerScope;

/** How long a page has to answer. */
const ANSWER_MS = 150;
const VIBRATION_MS = [400, 200, 400, 200, 400];

// Kill switch: when the file starts with `self.VENDOR_PORTAL_PUSH = 'off';`, the worker
// unregisters itself on every device at the next update check.
if (worker.VENDOR_PORTAL_PUSH === 'off') removeItself();
else listen();

function listen(): void {
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('push', (event) => {
    const message = readPayload(parse(event));
    if (message) event.waitUntil(deliver(message));
  });
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    const data = record(notification?.data);
    if (!notification || data.vp !== MARKED) return;
    // The notification of a test says when it arrived, so the account screen closes it.
    if (!readArrival(data)) notification.close();
    event.waitUntil(openPortal(toText(data.path)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}

function removeItself(): void {
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(unregister()));
}

async function unregister(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await worker.registration.unregister();
}

function parse(event: WorkerEvent): unknown {
  try {
    return event.data?.json();
  } catch {
    return null;
  }
}

/**
 * Shows each message, because browsers end a subscription whose messages show nothing: iOS after three. Only if a page
 * rings is it quiet, and where the browser allows it, the page shows the message in its place (c45).
 */
async function deliver(message: PushMessage): Promise<void> {
  const pages = await portalPages();
  const answers = await ask(pages);
  const isHeard = [...answers.values()].some(({ rings }) => rings);
  const alert = toAlert(message, mount());
  const { title, body, tag, path } = alert;
  if (isHeard && allowsSilence()) {
    tell(pages, { type: 'vendor-portal:push', message });
    return alert.isAnswered ? close(tag) : undefined;
  }
  // oxlint-disable-next-line eslint/no-restricted-properties -- a worker has no clock service
  const arrival: TestArrival = { at: Date.now(), wasClosed: answers.size === 0 };
  const data = { vp: MARKED, path, ...(alert.testId && { arrival }) };
  const options = { body, tag, data, ...(isHeard ? { silent: true } : soundOf(alert)) };
  try {
    await worker.registration.showNotification(title || body || 'Vendor Portal', options);
  } finally {
    tell(pages, { type: isHeard ? 'vendor-portal:quiet' : 'vendor-portal:shown', message });
  }
}

/** Chromium lets a push show nothing while a page of the origin is visible. No other browser has this object. */
function allowsSilence(): boolean {
  return 'userAgentData' in worker.navigator;
}

/** A renewal of an order that waits rings again; the message that it was answered replaces it silently. */
function soundOf({ isAlarm, isAnswered }: Alert) {
  if (isAnswered) return { silent: true };
  return isAlarm ? { renotify: true, requireInteraction: true, vibrate: VIBRATION_MS } : {};
}

async function close(tag: string): Promise<void> {
  for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
}

async function openPortal(path: string): Promise<void> {
  const mounted = mount() === '/' ? '' : mount();
  const checked = toPortalPath(`${mounted}${path}`, mount()) ?? paths.orders;
  const link = `${mounted}${checked}`;
  const pages = await portalPages();
  const answers = await ask(pages);
  const page = pages.find((one) => answers.has(one));
  if (!page) return void (await worker.clients.openWindow(link));
  await page.focus().catch(() => {});
  tell([page], { type: 'vendor-portal:open', message: { data: { vp: MARKED, link } } });
}

/** The browser has ended the subscription. Only a page has the session that saves the next one. */
async function renew({ oldSubscription, newSubscription }: WorkerEvent): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (applicationServerKey && !newSubscription) {
    const settings = { userVisibleOnly: true, applicationServerKey };
    await worker.registration.pushManager.subscribe(settings).catch(() => {});
  }
  tell(await portalPages(), { type: 'vendor-portal:renew' });
}

function tell(pages: readonly PageClient[], message: WorkerMessage): void {
  for (const page of pages) page.postMessage(message);
}

/** Asks which pages are signed-in portals: any page of the host can be below the path, and a suspended one is silent. */
async function ask(pages: readonly PageClient[]): Promise<ReadonlyMap<PageClient, PageAnswer>> {
  const answers = new Map<PageClient, PageAnswer>();
  if (pages.length === 0) return answers;
  const question: PageQuestion = { type: 'vendor-portal:ask', basename: mount() };
  await new Promise<void>((resolve) => {
    setTimeout(resolve, ANSWER_MS);
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        answers.set(page, { rings: record(data).rings === true });
        port1.close();
        if (answers.size === pages.length) resolve();
      };
      page.postMessage(question, [port2]);
    }
  });
  return answers;
}

async function portalPages(): Promise<readonly PageClient[]> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const start = mount() === '/' ? '/' : `${mount()}/`;
  return pages.filter(({ url }) => `${new URL(url).pathname}/`.startsWith(start));
}

/** Base path, from the scope or from the host worker that imports this file. */
function mount(): string {
  const { pathname } = new URL(worker.registration.scope);
  const [, prefix] = /^(.*)\/__push\/$/.exec(pathname) ?? [];
  return (prefix ?? worker.VENDOR_PORTAL_BASENAME) || '/';
}

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

interface WorkerScope {
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
