import type { PushMessage } from '../../../core/contracts';
import { readPayload } from '../../../core/push/fcmPayload';
import { record } from '../../../core/format/wireValues';
import { MARKED, OPENED_MARK } from '../../../core/push/workerMessages';
import type { FcmClient } from './fcmClient';

type Listener = (message: PushMessage) => void;

/** Listens for the portal's messages from its own worker and from other Firebase workers. */
export function listenToMessages(
  fcm: FcmClient,
  registration: ServiceWorkerRegistration,
  onMessage: Listener,
): () => void {
  const pass = (message: PushMessage | null) => {
    if (message) onMessage(message);
  };
  const stopPayloads = fcm.onPayload((payload) => pass(readPayload(payload)));
  const onWorkerMessage = ({ data, source }: MessageEvent) => {
    if (isOf(source, registration)) pass(readWorkerMessage(data));
  };
  navigator.serviceWorker.addEventListener('message', onWorkerMessage);
  return () => {
    stopPayloads();
    navigator.serviceWorker.removeEventListener('message', onWorkerMessage);
  };
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
