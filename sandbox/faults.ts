import { randomUUID } from 'node:crypto';
import type { EndpointName } from './endpoints.ts';

/** Something that goes wrong on purpose; with a restaurant or a phone it hits only that vendor. */
export interface Fault {
  endpoint: EndpointName | '*';
  restaurantId?: string;
  phone?: string;
  delayMs?: number;
  hang?: boolean;
  status?: number;
  body?: unknown;
  contentType?: string;
  dropAfterCommit?: boolean;
  times?: number;
}

export interface FaultTarget {
  endpoint: EndpointName;
  restaurantId: string;
  phone: string;
}

export interface Faults {
  add(fault: Fault): string;
  remove(id: string): boolean;
  clear(scope: { restaurantId?: string; phone?: string }): void;
  /** The oldest fault that applies, used up by one. */
  take(target: FaultTarget): Fault | null;
}

export function createFaults(): Faults {
  const faults = new Map<string, { fault: Fault; left: number }>();
  return {
    add(fault) {
      const id = randomUUID();
      faults.set(id, { fault, left: fault.times ?? Number.POSITIVE_INFINITY });
      return id;
    },
    remove: (id) => faults.delete(id),
    clear(scope) {
      for (const [id, { fault }] of faults) if (isInScope(fault, scope)) faults.delete(id);
    },
    take(target) {
      const found = [...faults].find(([, { fault }]) => applies(fault, target));
      if (!found) return null;
      const [id, entry] = found;
      entry.left -= 1;
      if (entry.left <= 0) faults.delete(id);
      return entry.fault;
    },
  };
}

function applies(fault: Fault, target: FaultTarget): boolean {
  return (
    (fault.endpoint === '*' || fault.endpoint === target.endpoint) &&
    (!fault.restaurantId || fault.restaurantId === target.restaurantId) &&
    (!fault.phone || fault.phone === target.phone)
  );
}

function isInScope(fault: Fault, scope: { restaurantId?: string; phone?: string }): boolean {
  return (
    (!scope.restaurantId || fault.restaurantId === scope.restaurantId) &&
    (!scope.phone || fault.phone === scope.phone)
  );
}
