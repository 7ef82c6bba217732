import type { Notify } from '../../core/state/services';

export type NoticeKind = 'success' | 'error' | 'info';

export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
  /** Milliseconds on screen. */
  durationMs: number;
  at: number;
}

/** Everything that one portal says in toasts, and what it has said. */
export interface Notices {
  notify: Notify;
  /** The newest first, at most a hundred. */
  getLog: () => readonly Notice[];
  subscribe: (onChange: () => void) => () => void;
  /** Called by the toast region: hears every notice once, those that waited included. */
  onNotice: (show: (notice: Notice) => void) => () => void;
  /** Called by the toast region: hears that all toasts go. */
  onClear: (hide: () => void) => () => void;
  /** At sign-out nothing of the vendor stays, on screen or in the log. */
  clear: () => void;
}

const LOG_LIMIT = 100;
const DURATION_MS = 5000;

/** One per portal, handed to `ToastRegion`, `MessageLog` and the services. */
export function createNotices(now: () => number = Date.now): Notices {
  let log: readonly Notice[] = [];
  let waiting: Notice[] = [];
  let lastId = 0;
  let show: ((notice: Notice) => void) | null = null;
  const listeners = new Set<() => void>();
  const hiders = new Set<() => void>();

  const setLog = (next: readonly Notice[]) => {
    log = next;
    for (const listener of listeners) listener();
  };

  const add = (kind: NoticeKind) => (text: string, options?: { durationMs?: number }) => {
    lastId += 1;
    const durationMs = options?.durationMs ?? DURATION_MS;
    const notice = { id: lastId, kind, text, durationMs, at: now() };
    setLog([notice, ...log].slice(0, LOG_LIMIT));
    if (show) show(notice);
    else waiting.push(notice);
  };

  return {
    notify: { success: add('success'), error: add('error'), info: add('info') },
    getLog: () => log,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNotice: (listener) => {
      show = listener;
      // Not at once: in strict mode React takes the region away again right after it stood.
      queueMicrotask(() => {
        if (show !== listener) return;
        for (const notice of waiting.splice(0)) listener(notice);
      });
      return () => {
        if (show === listener) show = null;
      };
    },
    onClear: (hide) => {
      hiders.add(hide);
      return () => hiders.delete(hide);
    },
    clear: () => {
      waiting = [];
      setLog([]);
      for (const hide of hiders) hide();
    },
  };
}
