import { createEmitter } from '../createEmitter';
import { watchPage } from '../session/watchPage';

/** Limit in ms: a larger jump of the clock means that the device slept or its clock was set (c30). */
const JUMP_MS = 2_000;
const CHECK_MS = 1_000;
/**
 * In ms. A check that is later means that the device slept; until then, a busy page may have delayed it. If a stall
 * counted as sleep, reading a long list again could delay the next check, and so on without end.
 */
const LONGEST_STALL_MS = 30_000;
/** The precision of the server's time in ms, because the server sends whole seconds. */
const SECOND_MS = 1_000;
/** The highest rate at which the clock of a device runs fast or slow. */
const DRIFT = 1e-4;

export interface ServerTime {
  /** In epoch ms. */
  at: number;
  /** The largest possible error of `at`, in ms. */
  uncertainty: number;
}

/**
 * `order` is the creation time of an order that appeared between two polls. Such a time is used until a header is
 * readable.
 */
export type TimeSource = 'header' | 'order';

/** The only clock of a portal (record 0026). */
export interface Clock {
  /** Monotonic time in ms, for intervals and waits; only differences are meaningful. */
  elapsed(): number;
  /** The server's time if it is known, otherwise the device's; epoch ms. */
  now(): number;
  /** The time of the device, which can be wrong and can be changed; epoch ms. */
  deviceTime(): number;
  /** The server's time; `null` while it is unknown. */
  serverTime(): ServerTime | null;
  /**
   * Reports that the server's clock showed `at` at some moment between `since`, a value of `elapsed()`, and this call.
   */
  learn(at: number, since: number, source: TimeSource): void;
  /**
   * Checks whether the device slept. Runs every second; call it before an action that must not happen after a sleep.
   */
  check(): void;
  /** Calls back after the device has slept or its clock has been set. */
  onWakeUp(listener: () => void): () => void;
}

/** The clocks of the device; tests replace them. */
export interface ClockSource {
  deviceTime?: () => number;
  elapsed?: () => number;
}

interface Estimate {
  /** The server's time minus `elapsed()`. */
  offset: number;
  uncertainty: number;
  madeAt: number;
  source: TimeSource;
}

export function createClock({
  deviceTime = () => Date.now(),
  elapsed = () => performance.now(),
}: ClockSource = {}): Clock {
  let stopWatching: (() => void) | null = null;
  const { subscribe, emit } = createEmitter(() => {
    stopWatching?.();
    stopWatching = null;
  });
  let estimate: Estimate | null = null;
  let gap = deviceTime() - elapsed();
  let jumpedAt = -Infinity;
  /** A check after this time means that the device slept. Only a visible page runs its checks on time. */
  let lateAt = Infinity;

  /** During a sleep, monotonic time stops on most systems. On other systems, the next check is late. */
  function check(): void {
    const at = elapsed();
    const jump = deviceTime() - at - gap;
    const isPrompt = stopWatching !== null && document.visibilityState === 'visible';
    const isLate = isPrompt && at > lateAt;
    gap += jump;
    lateAt = isPrompt ? at + CHECK_MS + LONGEST_STALL_MS : Infinity;
    const hasJumped = Math.abs(jump) > JUMP_MS;
    if (hasJumped) adjust(jump, at);
    if (hasJumped || isLate) emit();
  }

  function adjust(jump: number, at: number): void {
    jumpedAt = at;
    if (!estimate || jump < 0) return;
    // After a jump forward, assume that the device slept while the server's time continued. The next response corrects
    // the estimate.
    const { offset, uncertainty, source } = estimate;
    const slept = { ...estimate, offset: offset + jump, uncertainty: uncertainty + jump };
    estimate = source === 'header' ? slept : null;
  }

  function uncertaintyOf({ uncertainty, madeAt }: Estimate): number {
    return uncertainty + (elapsed() - madeAt) * DRIFT;
  }

  function isBetter(next: Estimate): boolean {
    if (!estimate) return true;
    if (next.source === 'header') return next.uncertainty <= uncertaintyOf(estimate);
    // An order can appear later than it was created, never earlier.
    return estimate.source === 'order' && earliest(next) > earliest(estimate);
  }

  function watch(): () => void {
    check();
    const timer = setInterval(check, CHECK_MS);
    const stop = watchPage(check);
    return () => {
      clearInterval(timer);
      stop();
    };
  }

  return {
    elapsed,
    deviceTime,
    check,
    now: () => (estimate ? elapsed() + estimate.offset : deviceTime()),
    serverTime: () =>
      estimate && { at: elapsed() + estimate.offset, uncertainty: uncertaintyOf(estimate) },
    learn(at, since, source) {
      check();
      // Monotonic time may have stopped after `since`.
      if (Number.isNaN(at) || since < jumpedAt) return;
      const madeAt = elapsed();
      const uncertainty = (SECOND_MS + madeAt - since) / 2;
      const next = { offset: at - madeAt + uncertainty, uncertainty, madeAt, source };
      if (isBetter(next)) estimate = next;
    },
    onWakeUp(listener) {
      stopWatching ??= watch();
      return subscribe(listener);
    },
  };
}

const earliest = ({ offset, uncertainty }: Estimate) => offset - uncertainty;
