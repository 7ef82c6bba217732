import type { PushMessage } from '../../../core/contracts';
import { record, text } from '../../../core/format/wireValues';
import { paths } from '../../../core/navigation/paths';
import { readPayload } from '../../../core/push/fcmPayload';
import {
  type Alert,
  readArrival,
  type TestArrival,
  toAlert,
  toPortalPath,
} from '../../../core/push/wire';
import { MARKED, type WorkerMessage } from '../../../core/push/workerMessages';
import type { PageClient, WorkerEvent, WorkerScope } from './workerScope';

// The portal's service worker: it shows push messages while no page of the portal is visible. The worker has no fetch
// handler, no imports at run time and no storage.
const worker = self as unknown as WorkerScope;

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
    event.waitUntil(openPortal(text(data.path)));
  });
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

/** A visible page shows the message itself; otherwise the worker shows a notification. */
async function deliver(message: PushMessage): Promise<void> {
  const pages = await portalPages();
  const isVisible = pages.some(({ visibilityState }) => visibilityState === 'visible');
  for (const page of pages) {
    tell(page, { type: isVisible ? 'vendor-portal:push' : 'vendor-portal:shown', message });
  }
  const alert = toAlert(message, mount());
  const { title, body, tag, path } = alert;
  if (isVisible) return alert.isAnswered ? close(tag) : undefined;
  // oxlint-disable-next-line eslint/no-restricted-properties -- a worker has no clock service
  const arrival: TestArrival = { at: Date.now(), wasClosed: pages.length === 0 };
  const data = { vp: MARKED, path, ...(alert.testId && { arrival }) };
  const options = { body, tag, data, ...soundOf(alert) };
  await worker.registration.showNotification(title || body || 'Vendor Portal', options);
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
  const [page] = await portalPages();
  if (!page) return void (await worker.clients.openWindow(link));
  await page.focus().catch(() => {});
  tell(page, { type: 'vendor-portal:open', message: { data: { vp: MARKED, link } } });
}

function tell(page: PageClient, message: WorkerMessage): void {
  page.postMessage(message);
}

async function portalPages(): Promise<readonly PageClient[]> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const start = mount() === '/' ? '/' : `${mount()}/`;
  return pages.filter(({ url }) => `${new URL(url).pathname}/`.startsWith(start));
}

/** Base path, from the scope or from the host worker that imports this file. */
function mount(): string {
  const { pathname } = new URL(worker.registration.scope);
  const [, found] = /^(.*)\/__push\/$/.exec(pathname) ?? [];
  return (found ?? worker.VENDOR_PORTAL_BASENAME) || '/';
}
