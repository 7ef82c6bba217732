import { toDate } from '../../../core/format/formats';
import { dueAt, preparationMs } from '../../../core/orders/preparation';
import { isNew } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';

/** The share of the preparation time that is left when a ticket turns amber (c27). */
const WARNING_SHARE = 0.25;

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

export interface Remaining {
  /** `left` counts down, `late` and `since` count up; `over` is the end of the time to answer. */
  kind: 'left' | 'late' | 'since' | 'over';
  tone: 'calm' | 'warning' | 'late';
  minutes: number;
  /** Seconds beyond the full minutes; 0 unless `kind` is `left`. */
  seconds: number;
}

/** The time that is left for an order in preparation; for other orders, the time since their step began. */
export function remaining(order: Order, now: number): Remaining | null {
  const due = order.status === 'cooking' ? dueAt(order) : null;
  if (due === null) return since(order, now);
  if (due <= now) {
    return { kind: 'late', tone: 'late', minutes: Math.floor((now - due) / MINUTE_MS), seconds: 0 };
  }
  const isShort = due - now <= (preparationMs(order) ?? 0) * WARNING_SHARE;
  return countDown(due - now, isShort ? 'warning' : 'calm');
}

/** The time that is left for an answer to a new order, until `answerBy` in epoch ms. */
export function remainingToAnswer(answerBy: number, now: number): Remaining {
  if (answerBy <= now) return { kind: 'over', tone: 'late', minutes: 0, seconds: 0 };
  return countDown(answerBy - now, 'warning');
}

function countDown(ms: number, tone: Remaining['tone']): Remaining {
  const left = Math.ceil(ms / SECOND_MS);
  return { kind: 'left', tone, minutes: Math.floor(left / 60), seconds: left % 60 };
}

function since(order: Order, now: number): Remaining | null {
  const { rawStatus, timings, createdAt } = order;
  const step = timings.findLast((timing) => timing.rawStatus === rawStatus);
  const at = toDate(step?.at || createdAt)?.getTime();
  if (at === undefined) return null;
  const tone = isNew(order) ? 'warning' : 'calm';
  // If the device's clock is slow, the time of an order can be in the future.
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  return { kind: 'since', tone, minutes, seconds: 0 };
}
