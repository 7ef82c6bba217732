import { toDate } from '../../../core/format/formats';
import { timeLeft } from '../../../core/format/timeLeft';
import { dueAt, preparationMs } from '../../../core/orders/preparation';
import { isNew } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import type { ClockName } from '../../../ui/orders/ClockWords';

/** The share of the preparation time that is left when a ticket turns amber (c27). */
const WARNING_SHARE = 0.25;

const MINUTE_MS = 60_000;

export interface Remaining {
  /** `ready` and `answer` count down, `late` and `waiting` count up. */
  clock: ClockName;
  tone: 'calm' | 'warning' | 'late';
  /** Whole minutes. */
  minutes: number;
  /** Of a countdown, such as "4:05"; none at its end. */
  time?: string;
}

/** The time that is left for an order in preparation; for other orders, the time since their step began. */
export function remaining(order: Order, now: number): Remaining | null {
  const due = order.status === 'cooking' ? dueAt(order) : null;
  if (due === null) return since(order, now);
  if (due <= now) {
    return { clock: 'late', tone: 'late', minutes: Math.floor((now - due) / MINUTE_MS) };
  }
  const isShort = due - now <= (preparationMs(order) ?? 0) * WARNING_SHARE;
  return countDown('ready', due - now, isShort ? 'warning' : 'calm');
}

/** The time that is left for an answer to a new order, until `answerBy` in epoch ms. */
export function remainingToAnswer(answerBy: number, now: number): Remaining {
  if (answerBy <= now) return { clock: 'answer', tone: 'late', minutes: 0 };
  return countDown('answer', answerBy - now, 'warning');
}

function countDown(clock: ClockName, ms: number, tone: Remaining['tone']): Remaining {
  return { clock, tone, minutes: Math.floor(ms / MINUTE_MS), time: timeLeft(ms) };
}

function since(order: Order, now: number): Remaining | null {
  const { rawStatus, timings, createdAt } = order;
  const step = timings.findLast((timing) => timing.rawStatus === rawStatus);
  const at = toDate(step?.at || createdAt)?.getTime();
  if (at === undefined) return null;
  const tone = isNew(order) ? 'warning' : 'calm';
  // If the device's clock is slow, the time of an order can be in the future.
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  return { clock: 'waiting', tone, minutes };
}
