import type { TimeoutKind } from './endpoints';

/** Milliseconds (E1). `read` is the time without any byte; the others limit the whole call. */
export const DEFAULT_TIMEOUTS: Readonly<Record<TimeoutKind, number>> = {
  read: 10_000,
  orderUpdate: 20_000,
  bulk: 120_000,
};

export interface Deadline {
  /** Resets the time. */
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
