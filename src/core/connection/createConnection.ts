/** `offline`: the browser says so. `silent`: nobody answers, whatever the browser says. @internal */
export type ConnectionState = 'good' | 'offline' | 'silent';

/** How a call ended: with an answer of the marketplace, without one, or because nobody waits. */
export type CallEnd = 'answered' | 'failed' | 'cancelled';

/** Whether the marketplace is reached. Judged by calls, since the browser's word may be wrong. @internal */
export interface Connection {
  getState(): ConnectionState;
  /** When the marketplace last answered; `null` before it did. */
  answeredAt(): number | null;
  subscribe(listener: () => void): () => void;
  /** A call begins. `isLong` calls may be without an answer for a while. */
  begin(isLong: boolean): (end: CallEnd) => void;
  /** Calls back where a call right now would tell how things are. */
  onDoubt(ask: () => void): () => void;
  /** Listens to the browser; returns how to stop. Safe to repeat. */
  start(): () => void;
}

/** A call without an answer for so long makes the connection doubtful, in ms. */
const HANG_MS = 1_500;
/** Doubts that no answer dispels in this time are right, in ms. */
const DOUBT_MS = 3_000;

/** @internal */
export function createConnection(): Connection {
  const listeners = new Set<() => void>();
  const askers = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state: ConnectionState = 'good';
  let isDoubted = false;
  let outages = 0;
  let answeredAt: number | null = null;

  function show(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
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
    for (const ask of askers) ask();
  }

  function restore(): void {
    trust();
    show('good');
  }

  return {
    getState: () => state,
    answeredAt: () => answeredAt,
    subscribe: (listener) => join(listeners, listener),
    onDoubt: (ask) => join(askers, ask),
    begin(isLong) {
      const settle = isLong ? () => {} : later(HANG_MS, doubt);
      const outagesBefore = outages;
      return (end) => {
        settle();
        if (end === 'failed') doubt();
        if (end !== 'answered') return;
        answeredAt = Date.now();
        // An answer that was under way when the connection went says nothing of how it is now.
        if (outages === outagesBefore) restore();
      };
    },
    start() {
      const onOffline = () => {
        outages += 1;
        trust();
        show('offline');
      };
      // Only a guess: calls that fail will say otherwise.
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

function join(all: Set<() => void>, one: () => void): () => void {
  all.add(one);
  return () => void all.delete(one);
}
