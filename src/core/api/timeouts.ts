import type { TimeoutKind } from './endpoints';

export interface Limits {
  /** Maximum time without a byte, in ms. */
  idle: number;
  /** Maximum duration of the whole call, in ms. */
  total: number;
}

/** Maximum duration of any call, in ms. */
export const LONGEST_CALL_MS = 300_000;

/** The limits of each kind of call (E1). */
export const TIMEOUTS: Readonly<Record<TimeoutKind, Limits>> = {
  live: { idle: 10_000, total: 60_000 },
  read: { idle: 10_000, total: LONGEST_CALL_MS },
  orderUpdate: { idle: 20_000, total: 20_000 },
  bulk: { idle: 120_000, total: LONGEST_CALL_MS },
};

export interface Deadline {
  /** Restarts the timer. */
  onProgress(): void;
  stop(): void;
}

export function startDeadline(ms: number, onEnd: () => void): Deadline {
  let timer = setTimeout(onEnd, ms);
  return {
    onProgress: () => {
      clearTimeout(timer);
      timer = setTimeout(onEnd, ms);
    },
    stop: () => clearTimeout(timer),
  };
}
