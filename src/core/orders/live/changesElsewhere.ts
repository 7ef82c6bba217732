import { aborted } from '../../async/aborted';
import { delay } from '../../async/delay';
import { within } from '../../async/within';
import { withWebLock } from '../../async/withWebLock';
import { createEmitter } from '../../createEmitter';

/** Longest time that a change in another tab blocks its order, in ms. */
const LONGEST_MS = 60_000;
/** Longest time between the release of a change's lock and its last message, in ms. */
const MESSAGE_MS = 500;

/**
 * Announces that a tab begins or ends a change of an order. The message contains no data of the order except its id
 * (c20).
 */
export interface ChangeMessage {
  id: string;
  isChanging: boolean;
}

/** The orders that other tabs of the session are changing. */
export interface ChangesElsewhere {
  subscribe(onChange: () => void): () => void;
  has(id: string): boolean;
  /** Runs a change of an order, which the other tabs show until it ends or this tab is closed. */
  announce<Result>(id: string, work: () => Promise<Result>): Promise<Result>;
  /** Applies a message from another tab. */
  hear(message: ChangeMessage): void;
  clear(): void;
}

export function createChangesElsewhere(
  scope: string,
  post: (message: ChangeMessage) => void,
): ChangesElsewhere {
  const { subscribe, emit } = createEmitter();
  const shown = new Map<string, AbortController>();
  const lockOf = (id: string) => `vendor-portal:changing:${scope}:${id}`;

  /** Waits until the lock of a change is released: a tab that is closed or crashes sends no message. */
  async function untilFree(id: string, signal: AbortSignal): Promise<void> {
    const isFree = await withWebLock(lockOf(id), { signal }, async (hasLock) => hasLock);
    return isFree ? delay(MESSAGE_MS, signal) : aborted(signal);
  }

  async function show(id: string): Promise<void> {
    const end = new AbortController();
    shown.get(id)?.abort();
    shown.set(id, end);
    emit();
    await within(end.signal, LONGEST_MS, (limited) => untilFree(id, limited)).catch(() => {});
    if (shown.get(id) !== end) return;
    shown.delete(id);
    emit();
  }

  return {
    subscribe,
    has: (id) => shown.has(id),
    async announce(id, work) {
      const end = new AbortController();
      const announced = withWebLock(lockOf(id), { signal: end.signal }, async () => {
        post({ id, isChanging: true });
        await aborted(end.signal).catch(() => post({ id, isChanging: false }));
      });
      announced.catch(() => {});
      try {
        return await work();
      } finally {
        end.abort();
      }
    },
    hear({ id, isChanging }) {
      if (isChanging) void show(id);
      else shown.get(id)?.abort();
    },
    clear() {
      for (const end of shown.values()) end.abort();
    },
  };
}
