import type { EndpointName } from './endpoints.ts';
import { newId } from './ids.ts';

/** A planned failure. `restaurantId` or `phone` limit it to one vendor. */
export interface Fault {
  endpoint: EndpointName | '*';
  restaurantId?: string;
  phone?: string;
  delayMs?: number;
  hang?: boolean;
  /** Delays the answer until the fault is removed. */
  hold?: boolean;
  status?: number;
  body?: unknown;
  contentType?: string;
  dropAfterCommit?: boolean;
  /** Drops the connection at once; the call is processed after `delayMs` or `hold`. */
  dropBeforeCommit?: boolean;
  /** Resets the connection before the answer; a browser then repeats the request. */
  reset?: 'beforeCommit' | 'afterCommit' | undefined;
  times?: number;
}

/** A fault that applies to one request. `released` resolves when the fault is removed. */
export type TakenFault = Fault & { released: Promise<void> };

interface Entry {
  fault: Fault;
  left: number;
  released: Promise<void>;
  release: () => void;
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
  /** Returns the oldest fault that matches, and uses it once. */
  take(target: FaultTarget): TakenFault | null;
}

export function createFaults(): Faults {
  const faults = new Map<string, Entry>();
  const remove = (id: string) => {
    faults.get(id)?.release();
    return faults.delete(id);
  };
  return {
    add(fault) {
      const id = newId();
      faults.set(id, createEntry(fault));
      return id;
    },
    remove,
    clear(scope) {
      for (const [id, { fault }] of faults) if (isInScope(fault, scope)) remove(id);
    },
    take(target) {
      const match = [...faults].find(([, { fault, left }]) => left > 0 && applies(fault, target));
      if (!match) return null;
      const [id, entry] = match;
      entry.left -= 1;
      // Keep a fault that holds a request, so that its id can release the request.
      if (entry.left <= 0 && !entry.fault.hold) faults.delete(id);
      return { ...entry.fault, released: entry.released };
    },
  };
}

function createEntry(fault: Fault): Entry {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { fault, left: fault.times ?? Number.POSITIVE_INFINITY, released, release };
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
