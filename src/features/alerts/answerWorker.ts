import { record } from '../../core/format/wireValues';
import type { PageAnswer } from '../../core/push/workerMessages';

/**
 * Answers the worker, which asks before each notification whether a signed-in portal rings (c45). Returns a function
 * that stops.
 */
export function answerWorker(basename: string, rings: () => boolean): () => void {
  // Older browsers and pages without https have no workers.
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const listen = ({ data, ports }: MessageEvent) => {
    const question = record(data);
    if (question.type !== 'vendor-portal:ask' || question.basename !== basename) return;
    const isVisible = document.visibilityState === 'visible';
    const answer: PageAnswer = { rings: isVisible && rings() };
    ports[0]?.postMessage(answer);
  };
  serviceWorker?.addEventListener('message', listen);
  return () => serviceWorker?.removeEventListener('message', listen);
}
