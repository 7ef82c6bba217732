import type { Clock } from '../../clock/createClock';
import { SETTLE_MS } from './constants';
import type { Order } from '../types';

interface AuditOptions {
  clock: Pick<Clock, 'elapsed'>;
  /** Called when the changes have not reported for 30 s what a list shows. */
  onDifference(): void;
}

/** Compares lists that are read in full with what the changes have made of them (c28). */
export interface ListAudit {
  /** `before` and `after` are the orders of one list. */
  compare(before: readonly Order[], after: readonly Order[]): void;
  /** The changes are known until now, and these orders are among the latest. */
  settle(ids: Iterable<string>): void;
  /** The changes are not known any more. */
  reset(): void;
}

export function createListAudit({ clock, onDifference }: AuditOptions): ListAudit {
  /** When each order differed that the changes have not reported since. */
  const open = new Map<string, number>();

  return {
    compare(before, after) {
      for (const id of symmetricDifference(before, after)) {
        if (!open.has(id)) open.set(id, clock.elapsed());
      }
    },
    settle(ids) {
      for (const id of ids) open.delete(id);
      const isSettled = [...open.values()].some((at) => at + SETTLE_MS <= clock.elapsed());
      if (!isSettled) return;
      open.clear();
      onDifference();
    },
    reset: () => open.clear(),
  };
}

function symmetricDifference(before: readonly Order[], after: readonly Order[]): string[] {
  const [old, current] = [before, after].map((orders) => new Set(orders.map(({ id }) => id)));
  return [...before, ...after].flatMap(({ id }) => (old?.has(id) && current?.has(id) ? [] : id));
}
