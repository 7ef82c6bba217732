import type { createStore } from 'jotai';
import { unansweredOrdersAtom } from '../../../core/orders/alarm/ringing';
import { knownOrders } from '../../../core/orders/live/queries';
import { pollingAtom } from '../../../core/orders/live/state';
import { openWaitingChannel } from '../../../core/orders/waiting/waitingChannel';

/** Until `signal` aborts, provides the ids of the new orders to `vendor-portal/watch`, so that a page of the host does not poll as well. */
export function answerWatchers(
  store: ReturnType<typeof createStore>,
  scope: string,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const channel = openWaitingChannel(scope, ({ maxAgeMs }) => {
    if (typeof maxAgeMs !== 'number') return;
    store.get(pollingAtom)?.readMoved(['waiting'], maxAgeMs);
    post();
  });

  function post(): void {
    const waiting = store.get(knownOrders.waiting);
    if (!waiting) return;
    const toId = ({ id }: { id: string }) => id;
    channel.post({
      count: waiting.length,
      ids: waiting.map(toId).filter(Boolean),
      unanswered: store.get(unansweredOrdersAtom).map(toId),
    });
  }

  const stops = [store.sub(knownOrders.waiting, post), store.sub(unansweredOrdersAtom, post)];
  post();
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    channel.close();
  });
}
