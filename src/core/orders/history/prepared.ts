import type { OrderRow } from './types';

/** When the kitchen started an order and had it ready, in epoch ms. */
export interface Prepared {
  startedAt: number;
  readyAt: number;
}

/** When an accepted order was prepared; `null` if the row does not say it. */
export function preparedOf({ answer, createdAt, answerMs, preparedMs }: OrderRow): Prepared | null {
  if (answer !== 'accepted' || createdAt === null || answerMs === null) return null;
  const startedAt = createdAt + answerMs;
  return typeof preparedMs === 'number' ? { startedAt, readyAt: startedAt + preparedMs } : null;
}
