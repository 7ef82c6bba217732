import { createEmitter } from '../../../core/createEmitter';
import type { Notify, NotifyOptions } from '../../../core/state/services';

export type NoticeKind = 'success' | 'error' | 'info';

export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
  detail?: NotifyOptions['detail'];
  /** Time on screen, in ms. */
  durationMs: number;
  action?: NotifyOptions['action'];
  many?: NotifyOptions['many'];
  at: number;
}

/** The notices of one portal and their log. */
export interface Notices {
  notify: Notify;
  /** Returns the log: at most 100 notices, the newest first. */
  getLog: () => readonly Notice[];
  subscribe: (onChange: () => void) => () => void;
  /** Called by the toast region. `show` receives each notice once, including earlier ones. */
  onNotice: (show: (notice: Notice) => void) => () => void;
  /** Called by the toast region. `onClear` runs when all toasts have to be removed. */
  onClear: (onClear: () => void) => () => void;
  /** Removes all notices from the screen and the log. Called at sign-out. */
  clear: () => void;
}

const LOG_LIMIT = 100;
const DURATION_MS = 5000;

export function createNotices(now: () => number): Notices {
  let log: readonly Notice[] = [];
  let waiting: Notice[] = [];
  let lastId = 0;
  let show: ((notice: Notice) => void) | null = null;
  const { subscribe, emit } = createEmitter();
  const clearing = createEmitter();

  const setLog = (next: readonly Notice[]) => {
    log = next;
    emit();
  };

  const add =
    (kind: NoticeKind) =>
    (text: string, { durationMs = DURATION_MS, ...options }: NotifyOptions = {}) => {
      lastId += 1;
      const notice = { ...options, id: lastId, kind, text, durationMs, at: now() };
      setLog([notice, ...log].slice(0, LOG_LIMIT));
      if (show) show(notice);
      else waiting.push(notice);
    };

  return {
    notify: { success: add('success'), error: add('error'), info: add('info') },
    getLog: () => log,
    subscribe,
    onNotice: (listener) => {
      show = listener;
      // Defer this, because StrictMode unmounts the region immediately after its first mount.
      queueMicrotask(() => {
        if (show !== listener) return;
        for (const notice of waiting.splice(0)) listener(notice);
      });
      return () => {
        if (show === listener) show = null;
      };
    },
    onClear: clearing.subscribe,
    clear: () => {
      waiting = [];
      show = null;
      setLog([]);
      clearing.emit();
    },
  };
}
