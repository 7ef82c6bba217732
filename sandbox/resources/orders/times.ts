import type { Clock, TimeFrame } from '../../clock.ts';
import type { OrderRow } from './schema.ts';
import { FINISHED } from './statuses.ts';

export function frameOf(status: string): TimeFrame {
  return FINISHED.includes(status) ? 'past' : 'live';
}

/** The stored times after a change to `status` now. */
export function timesAfter(order: OrderRow, status: string, clock: Clock) {
  const [from, to] = [frameOf(order.status), frameOf(status)];
  const move = (stored: number) => clock.stored(clock.real(stored, from), to);
  const past = Object.entries(order.statusTiming).map(([name, at]) => [name, move(at)] as const);
  const statusTiming = { ...Object.fromEntries(past), [status]: clock.stored(clock.now(), to) };
  return { createdAt: move(order.createdAt), statusTiming };
}
