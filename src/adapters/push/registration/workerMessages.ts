import type { PushMessage } from '../../../core/contracts';
import { record } from '../../../core/format/wireValues';
import { readPayload } from '../../../core/push/fcmPayload';
import { MARKED, OPENED_MARK, QUIET_MARK } from '../../../core/push/workerMessages';

interface WorkerListener {
  onMessage(message: PushMessage): void;
  /** Called when the push subscription has changed or ended. */
  onRenew(): void;
}

/** Listens for the portal's messages from its own worker; returns a function that stops. */
export function listenToWorker(
  registration: ServiceWorkerRegistration,
  { onMessage, onRenew }: WorkerListener,
): () => void {
  const listen = ({ data, source }: MessageEvent) => {
    if (!isOf(source, registration)) return;
    if (record(data).type === 'vendor-portal:renew') onRenew();
    const message = readWorkerMessage(data);
    if (message) onMessage(message);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}

function isOf(source: MessageEventSource | null, { active }: ServiceWorkerRegistration): boolean {
  return source !== null && 'scriptURL' in source && source.scriptURL === active?.scriptURL;
}

function readWorkerMessage(value: unknown): PushMessage | null {
  const { type, message } = record(value);
  const { data } = record(message);
  const read = readPayload({ notification: message, data });
  if (!read || type === 'vendor-portal:push') return read;
  // The worker has already shown the notification, so only the data is passed on.
  if (type === 'vendor-portal:shown') return { data: read.data ?? {} };
  if (type === 'vendor-portal:quiet') {
    return { ...read, data: { ...read.data, [QUIET_MARK]: MARKED } };
  }
  return type === 'vendor-portal:open' ? { data: { ...read.data, [OPENED_MARK]: MARKED } } : null;
}
