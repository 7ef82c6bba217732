import type { Clock } from '../../clock/createClock';
import type { Order } from '../types';
import { SETTLE_MS } from './recentChanges';

interface AuditOptions {
  clock: Pick<Clock, 'elapsed'>;
  /** Called when a list has contradicted the reported changes for 30 s. */
  onDifference(): void;
}

/** Compares a list that was read in full with the list that the changes have produced (c28). */
export interface ListAudit {
  /** `before` and `after` are the orders of one list. */
  compare(before: readonly Order[], after: readonly Order[]): void;
  /** Call it when all changes until now are known; `ids` are the orders in the latest changes. */
  settle(ids: Iterable<string>): void;
  /** Forgets the lists. Call it when changes may have been missed. */
  reset(): void;
}

export function createListAudit({ clock, onDifference }: AuditOptions): ListAudit {
  /** The orders that differ and have not been reported since, with the time of the difference. */
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
