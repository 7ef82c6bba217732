import type { Clock } from '../../../core/clock/createClock';
import { createEmitter } from '../../../core/createEmitter';
import type { OrderStatus } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';

/** How long a step can be undone, in ms. */
export const UNDO_MS = 5_000;

/** If a timer fires this much too late, in ms, the device has slept and its step is dropped (c25). */
const LATEST_MS = 2_000;

/** Why a step was not sent. */
export type DropReason = 'left' | 'hidden' | 'offline' | 'changed';

export interface Step {
  order: Order;
  to: OrderStatus;
  /** When the step is sent, as a time on the monotonic clock. */
  sendAt: number;
}

type StepList = ReadonlyMap<string, Step>;

export interface Steps {
  /** The steps by order id. */
  get(): StepList;
  subscribe(onChange: () => void): () => void;
  start(order: Order, to: OrderStatus): void;
  sendNow(id: string): void;
  undo(id: string): void;
  drop(reason: DropReason, id?: string): void;
}

interface StepsOptions {
  clock: Pick<Clock, 'elapsed' | 'check'>;
  send(step: Step): void;
  onDrop(step: Step, reason: DropReason): void;
}

/**
 * Steps that wait five seconds before they are sent. The steps are in memory only, so closing the view drops them
 * (c25).
 */
export function createSteps({ clock, send, onDrop }: StepsOptions): Steps {
  const { subscribe, emit } = createEmitter();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let steps: StepList = new Map();

  function take(id: string): Step | undefined {
    const step = steps.get(id);
    if (!step) return undefined;
    clearTimeout(timers.get(id));
    timers.delete(id);
    steps = new Map([...steps].filter(([other]) => other !== id));
    emit();
    return step;
  }

  function sendNow(id: string): void {
    const step = take(id);
    if (step) send(step);
  }

  function drop(reason: DropReason, id?: string): void {
    for (const each of id === undefined ? steps.keys() : [id]) {
      const step = take(each);
      if (step) onDrop(step, reason);
    }
  }

  function onTime(id: string): void {
    // If the monotonic clock stopped while the device slept, this drops the step.
    clock.check();
    const isLate = clock.elapsed() - (steps.get(id)?.sendAt ?? 0) > LATEST_MS;
    if (isLate) drop('hidden', id);
    else sendNow(id);
  }

  return {
    get: () => steps,
    subscribe,
    start(order, to) {
      if (steps.has(order.id)) return;
      steps = new Map(steps).set(order.id, { order, to, sendAt: clock.elapsed() + UNDO_MS });
      timers.set(
        order.id,
        setTimeout(() => onTime(order.id), UNDO_MS),
      );
      emit();
    },
    sendNow,
    undo: (id) => void take(id),
    drop,
  };
}
