import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../../../core/clock/createClock';
import { clockAtom } from '../../../core/clock/state';
import { useConnection } from '../../../core/connection/state';
import { useText } from '../../../core/messages/useText';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import type { Order } from '../../../core/orders/types';
import { withMark, workAtom } from '../../../core/orders/work/inWork';
import { notifyAtom, sessionAtom } from '../../../core/state/services';
import { useLatest } from '../../../ui/useLatest';
import { useOrderActions } from '../../orders/public';
import messages from '../messages.en.json';
import { createSteps, type DropReason, type Step, type Steps } from './createSteps';
import { dropChanged, dropOnLeave } from './drops';

const DROPPED = {
  left: 'droppedLeft',
  hidden: 'droppedHidden',
  offline: 'droppedOffline',
  changed: 'droppedChanged',
} as const satisfies Record<DropReason, keyof typeof messages>;

/**
 * The steps of the tickets. Steps are dropped when the vendor leaves the view, hides the page, signs out or goes
 * offline (c25).
 */
export function useSteps(orders: readonly Order[]) {
  const { change } = useOrderActions();
  const onDrop = useDropNotice();
  const changeWork = useSetAtom(workAtom);
  const markUnsent = (order: Order, isUnsent: boolean) =>
    changeWork((work) =>
      (work.get(order.id)?.isUnsent ?? false) === isUnsent
        ? work
        : withMark(work, order, { isUnsent }),
    );
  const latest = useLatest({
    send: ({ order, to }: Step) => void change({ order, to }, { asksProof: false }),
    onDrop: (step: Step, reason: DropReason) => {
      markUnsent(step.order, true);
      onDrop(step, reason);
    },
  });
  const clock = useAtomValue(clockAtom);
  const [steps] = useState<Steps>(() =>
    createSteps({
      clock,
      send: (step) => latest.current?.send(step),
      onDrop: (...drop) => latest.current?.onDrop(...drop),
    }),
  );
  useDrops(steps, clock, orders);
  return {
    steps: useSyncExternalStore(steps.subscribe, steps.get),
    start: (...step: Parameters<Steps['start']>) => {
      markUnsent(step[0], false);
      steps.start(...step);
    },
    sendNow: steps.sendNow,
    undo: steps.undo,
  };
}

function useDropNotice() {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const store = useStore();
  return ({ order }: Step, reason: DropReason) => {
    // After the sign-out, no data of the vendor is shown (c9).
    const isSignedIn = store.get(sessionAtom).phase === 'active';
    if (!isSignedIn) return notify.error(text('droppedSignedOut'));
    notify.error(text(DROPPED[reason], { number: store.get(orderNameAtom)(order) }));
  };
}

function useDrops(steps: Steps, clock: Clock, orders: readonly Order[]): void {
  const isReached = useConnection() === 'good';
  const { elsewhere } = useAtomValue(orderFeedAtom);
  useEffect(() => {
    if (!isReached) steps.drop('offline');
  }, [steps, isReached]);
  useEffect(() => dropChanged(steps, orders), [steps, orders]);
  useEffect(
    () =>
      elsewhere.subscribe(() => {
        for (const id of steps.get().keys()) if (elsewhere.has(id)) steps.drop('changed', id);
      }),
    [steps, elsewhere],
  );
  useEffect(() => dropOnLeave(steps, clock), [steps, clock]);
}
