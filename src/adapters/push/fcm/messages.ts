import type { PushMessage } from '../../../core/contracts';
import { readPayload } from '../../../core/push/fcmPayload';
import { record } from '../../../core/format/wireValues';
import { MARKED, OPENED_MARK } from '../../../core/push/workerMessages';
import type { FcmClient } from './fcmClient';

type Tell = (message: PushMessage) => void;

/** Hears what is the portal's, from its own worker or from one of the provider's kind. */
export function listenToMessages(
  fcm: FcmClient,
  registration: ServiceWorkerRegistration,
  tell: Tell,
): () => void {
  const give = (message: PushMessage | null) => {
    if (message) tell(message);
  };
  const stopPayloads = fcm.onPayload((payload) => give(readPayload(payload)));
  const onMessage = ({ data, source }: MessageEvent) => {
    if (isOf(source, registration)) give(readWorkerMessage(data));
  };
  navigator.serviceWorker.addEventListener('message', onMessage);
  return () => {
    stopPayloads();
    navigator.serviceWorker.removeEventListener('message', onMessage);
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
  // The worker has shown it, or the person has clicked on it: there is nothing left to show.
  if (type === 'vendor-portal:news') return { data: read.data ?? {} };
  return type === 'vendor-portal:open' ? { data: { ...read.data, [OPENED_MARK]: MARKED } } : null;
}
