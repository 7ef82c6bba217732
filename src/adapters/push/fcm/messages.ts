import type { PushMessage } from '../../../core/contracts';
import { readPayload } from '../../../core/push/fcmPayload';
import { listenToWorker } from '../registration/workerMessages';
import type { FcmClient } from './fcmClient';

/** Listens for the portal's messages from its own worker and from other Firebase workers. */
export function listenToMessages(
  fcm: FcmClient,
  registration: ServiceWorkerRegistration,
  onMessage: (message: PushMessage) => void,
  onRenew: () => void,
): () => void {
  const stopPayloads = fcm.onPayload((payload) => {
    const message = readPayload(payload);
    if (message) onMessage(message);
  });
  const stopWorker = listenToWorker(registration, { onMessage, onRenew });
  return () => {
    stopPayloads();
    stopWorker();
  };
}
