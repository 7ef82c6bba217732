import { toDate } from '../format/formats';
import { dueAt } from './preparation';
import { isNew } from './statuses';
import type { Order } from './types';

/** Minutes after which a New order turns amber, then red. */
const NEW_WARNING_MIN = 3;
const NEW_LATE_MIN = 6;

/** How many minutes before its due time a Preparing order turns amber. */
const DUE_WARNING_MIN = 5;

const MINUTE_MS = 60_000;

export interface Urgency {
  kind: 'waiting' | 'due';
  /** Whole minutes since the order is at its step, or until it is due (negative when late). */
  minutes: number;
  tone: 'calm' | 'warning' | 'late';
}

/** The urgency of an order; `null` if the times that it needs are unknown. */
export function urgency(order: Order, now: number): Urgency | null {
  if (isNew(order)) return waiting(order.createdAt, now);
  if (order.status !== 'cooking') return sinceStep(order, now);
  const due = dueAt(order);
  if (due === null) return null;
  const minutes = Math.ceil((due - now) / MINUTE_MS);
  const isLate = now >= due + MINUTE_MS;
  const tone = isLate ? 'late' : minutes <= DUE_WARNING_MIN ? 'warning' : 'calm';
  return { kind: 'due', minutes, tone };
}

function waiting(since: string, now: number): Urgency | null {
  const startedAt = toDate(since)?.getTime();
  if (startedAt === undefined) return null;
  // If the device's clock is slow, the time of an order can be in the future.
  const minutes = Math.max(0, Math.floor((now - startedAt) / MINUTE_MS));
  const tone = minutes >= NEW_LATE_MIN ? 'late' : minutes >= NEW_WARNING_MIN ? 'warning' : 'calm';
  return { kind: 'waiting', minutes, tone };
}

/** How long the order is at its step. */
function sinceStep(order: Order, now: number): Urgency | null {
  const step = stepOf(order);
  const seen = step ? waiting(step.at, now) : null;
  return seen && { ...seen, tone: 'calm' };
}

function stepOf({ timings, rawStatus }: Order) {
  return timings.findLast((step) => step.rawStatus === rawStatus);
}

/** Sorts by due time, else by the start of the current step. */
export function byUrgency(orders: readonly Order[]): Order[] {
  return orders
    .map((order) => ({ order, at: sortTime(order) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ order }) => order);
}

function sortTime(order: Order): number {
  const due = order.status === 'cooking' ? dueAt(order) : null;
  if (due !== null) return due;
  const step = stepOf(order);
  // Orders without any time come last.
  return toDate(step?.at || order.createdAt)?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
