import { createEmitter } from '../createEmitter';

/** `offline`: the browser reports that it is offline. `silent`: no response arrives. */
export type ConnectionState = 'good' | 'offline' | 'silent';

export type CallEnd = 'answered' | 'failed' | 'cancelled';

/**
 * Whether the marketplace can be reached. The outcomes of calls decide this, because `navigator.onLine` can be wrong.
 */
export interface Connection {
  getState(): ConnectionState;
  /** Time of the last response in epoch ms, or `null`. */
  answeredAt(): number | null;
  subscribe(listener: () => void): () => void;
  /** Reports the start of a call; the returned function reports its end. A call with `isLong` is allowed to be slow. */
  begin(isLong: boolean): (end: CallEnd) => void;
  /** Calls back when a call is needed to check the connection. */
  onDoubt(check: () => void): () => void;
  /** Listens to browser events; returns a function that stops listening. After that, `start` can be called again. */
  start(): () => void;
}

/** Milliseconds without a response until the connection is in doubt. */
const HANG_MS = 1_500;
/** Milliseconds of doubt until the connection is treated as lost. */
const DOUBT_MS = 3_000;

/** `now` is the clock for `answeredAt`. */
export function createConnection(now: () => number): Connection {
  const { subscribe, emit } = createEmitter();
  const doubts = createEmitter();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state: ConnectionState = 'good';
  let isDoubted = false;
  let outages = 0;
  let answeredAt: number | null = null;

  function show(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    emit();
  }

  function later(ms: number, work: () => void): () => void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  }

  let trust = () => {};

  function doubt(): void {
    if (isDoubted || state !== 'good') return;
    isDoubted = true;
    const stop = later(DOUBT_MS, () => {
      isDoubted = false;
      show(isOffline() ? 'offline' : 'silent');
    });
    trust = () => {
      isDoubted = false;
      stop();
    };
    doubts.emit();
  }

  function restore(): void {
    trust();
    show('good');
  }

  return {
    getState: () => state,
    answeredAt: () => answeredAt,
    subscribe,
    onDoubt: doubts.subscribe,
    begin(isLong) {
      const settle = isLong ? () => {} : later(HANG_MS, doubt);
      const outagesBefore = outages;
      return (end) => {
        settle();
        if (end === 'failed') doubt();
        if (end !== 'answered') return;
        answeredAt = now();
        // A response to a call from before an outage does not prove that the outage has ended.
        if (outages === outagesBefore) restore();
      };
    },
    start() {
      const onOffline = () => {
        outages += 1;
        trust();
        show('offline');
      };
      // The `online` event can be wrong; the next calls then fail.
      const onOnline = () => {
        if (state === 'offline') restore();
      };
      window.addEventListener('offline', onOffline);
      window.addEventListener('online', onOnline);
      if (isOffline()) show('offline');
      return () => {
        window.removeEventListener('offline', onOffline);
        window.removeEventListener('online', onOnline);
        for (const timer of timers) clearTimeout(timer);
        timers.clear();
        trust();
      };
    },
  };
}

function isOffline(): boolean {
  return navigator.onLine === false;
}
