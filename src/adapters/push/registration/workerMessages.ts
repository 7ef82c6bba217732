import type { PushMessage } from '../../../core/contracts';
import { record } from '../../../core/format/wireValues';
import { readPayload } from '../../../core/push/fcmPayload';
import { MARKED, OPENED_MARK } from '../../../core/push/workerMessages';

/** Listens for the portal's messages from its own worker; returns a function that stops. */
export function listenToWorker(
  registration: ServiceWorkerRegistration,
  onMessage: (message: PushMessage) => void,
): () => void {
  const listen = ({ data, source }: MessageEvent) => {
    const message = isOf(source, registration) ? readWorkerMessage(data) : null;
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
  return type === 'vendor-portal:open' ? { data: { ...read.data, [OPENED_MARK]: MARKED } } : null;
}
