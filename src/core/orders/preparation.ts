import { toDate } from '../format/formats';
import type { Order } from './types';

/** Minutes offered when accepting; no other value is sent (A9, b78). */
export const PREPARATION_MINUTES = [20, 25, 30, 40, 45] as const;
export type PreparationMinutes = (typeof PREPARATION_MINUTES)[number];
export const DEFAULT_PREPARATION_MINUTES = 20;

/** The longest cooking time that is accepted; a longer one is treated as an error. */
const LONGEST_PREPARATION_MIN = 24 * 60;

const MINUTE_MS = 60_000;

/** The cooking time of an order, in ms; `null` if there is none or it is not plausible. */
export function preparationMs({ cookingTime }: Pick<Order, 'cookingTime'>): number | null {
  const minutes = Number.parseInt(cookingTime, 10);
  return minutes > 0 && minutes <= LONGEST_PREPARATION_MIN ? minutes * MINUTE_MS : null;
}

/** Start of preparation plus cooking time, in epoch ms. */
export function dueAt(order: Order): number | null {
  const cooking = order.timings.find(({ status }) => status === 'cooking');
  const started = toDate(cooking?.at)?.getTime();
  const duration = preparationMs(order);
  if (started === undefined || duration === null) return null;
  return toDate(started + duration)?.getTime() ?? null;
}
