import type { Clock } from '../../../core/clock/createClock';
import type { Order } from '../../../core/orders/types';
import type { Steps } from './createSteps';

/** Drops steps whose order has changed since they were started. */
export function dropChanged(steps: Steps, orders: readonly Order[]): void {
  for (const { order } of steps.get().values()) {
    const now = orders.find(({ id }) => id === order.id);
    if (now?.rawStatus !== order.rawStatus) steps.drop('changed', order.id);
  }
}

/** Drops all steps when the page is hidden, the device has slept, or the returned function is called (c25). */
export function dropOnLeave(steps: Steps, clock: Pick<Clock, 'onWakeUp'>): () => void {
  const onHide = () => steps.drop('hidden');
  const stop = clock.onWakeUp(onHide);
  const onVisibility = () => document.visibilityState === 'hidden' && onHide();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onHide);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onHide);
    steps.drop('left');
  };
}
