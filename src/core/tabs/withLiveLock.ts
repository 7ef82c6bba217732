import { anySignal } from '../async/anySignal';
import { type LockRequest, withWebLock } from '../async/withWebLock';
import { openHeartbeat } from './heartbeat';

/**
 * Runs `work` like `withWebLock`, but a tab that waits takes the lock from a tab that was silent for 10 seconds (record
 * 0046). Then the promise of the other tab rejects, and the signal of its `work` aborts.
 */
export async function withLiveLock<Result>(
  name: string,
  options: LockRequest,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  let isStarted = false;
  let isHeld = false;
  const lost = new AbortController();
  const silent = new AbortController();
  const heartbeat = openHeartbeat({
    name,
    isHolder: () => isHeld,
    onSilent: () => silent.abort(),
  });
  const start = async () => {
    options.signal?.throwIfAborted();
    isStarted = true;
    isHeld = true;
    heartbeat.beat();
    try {
      return await work(lost.signal);
    } finally {
      isHeld = false;
    }
  };
  const steal = () => navigator.locks.request(name, { steal: true }, start);
  try {
    if (options.ifAvailable) return await withWebLock(name, options, start);
    const signal = anySignal(options.signal, silent.signal);
    return await withWebLock(name, { signal }, start).catch((error: unknown) => {
      if (isStarted || !silent.signal.aborted || options.signal?.aborted) throw error;
      return steal();
    });
  } catch (error) {
    // Another tab has taken the lock while the work was running.
    if (isHeld) lost.abort(error);
    throw error;
  } finally {
    isHeld = false;
    heartbeat.close();
    // Ends the listeners of `anySignal`.
    silent.abort();
  }
}
