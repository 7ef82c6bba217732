import { toDate } from '../../../core/format/formats';
import {
  DUE_WARNING_MIN,
  LONGEST_PREPARATION_MIN,
  NEW_LATE_MIN,
  NEW_WARNING_MIN,
} from '../constants';
import type { Order } from '../types';

const MINUTE_MS = 60_000;

/** What a card says of the time: how long an order waits, or when it is due. */
export interface Urgency {
  kind: 'waiting' | 'due';
  /** Whole minutes since it came, or until it is due; below 0 once it is late. */
  minutes: number;
  tone: 'calm' | 'warning' | 'late';
}

/** When the kitchen promised to be ready, in epoch ms; `null` when the order does not tell. */
export function dueAt({ timings, cookingTime }: Order): number | null {
  const started = toDate(timings.find(({ status }) => status === 'cooking')?.at)?.getTime();
  const minutes = Number.parseInt(cookingTime, 10);
  const isPlausible = minutes > 0 && minutes <= LONGEST_PREPARATION_MIN;
  return started === undefined || !isPlausible ? null : started + minutes * MINUTE_MS;
}

/** How urgent a New or a Preparing order is; the others wait for nobody in the kitchen. */
export function urgency(order: Order, now: number): Urgency | null {
  if (order.status === 'waiting_for_confirmation') return waiting(order, now);
  const due = order.status === 'cooking' ? dueAt(order) : null;
  if (due === null) return null;
  const minutes = Math.ceil((due - now) / MINUTE_MS);
  const isLate = now >= due + MINUTE_MS;
  const tone = isLate ? 'late' : minutes <= DUE_WARNING_MIN ? 'warning' : 'calm';
  return { kind: 'due', minutes, tone };
}

function waiting({ createdAt }: Order, now: number): Urgency | null {
  const came = toDate(createdAt)?.getTime();
  if (came === undefined) return null;
  // A device whose clock is behind the marketplace's sees orders of the future.
  const minutes = Math.max(0, Math.floor((now - came) / MINUTE_MS));
  const tone = minutes >= NEW_LATE_MIN ? 'late' : minutes >= NEW_WARNING_MIN ? 'warning' : 'calm';
  return { kind: 'waiting', minutes, tone };
}

/** The most urgent first: by due time where there is one, else by how long the step has lasted. */
export function byUrgency(orders: readonly Order[]): Order[] {
  return orders
    .map((order) => ({ order, at: moment(order) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ order }) => order);
}

function moment(order: Order): number {
  const due = order.status === 'cooking' ? dueAt(order) : null;
  if (due !== null) return due;
  const step = order.timings.findLast(({ rawStatus }) => rawStatus === order.rawStatus);
  // What tells no time at all comes last, in the order it was sent.
  return toDate(step?.at || order.createdAt)?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
