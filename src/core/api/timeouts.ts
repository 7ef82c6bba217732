import type { TimeoutKind } from './endpoints';

/**
 * Milliseconds per kind of call (safety, fault model). `read` (signing in as well): without a first
 * byte or any progress; `orderUpdate` (JSON writes): in all; `bulk` (uploads, history, reviews): in all.
 *
 * @internal
 */
export const DEFAULT_TIMEOUTS: Readonly<Record<TimeoutKind, number>> = {
  read: 10_000,
  orderUpdate: 20_000,
  bulk: 120_000,
};

/** A deadline over one call. @internal */
export interface Deadline {
  /** Bytes came in: the time begins anew. */
  onProgress(): void;
  stop(): void;
}

/** Starts the clock of one call. @internal */
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
