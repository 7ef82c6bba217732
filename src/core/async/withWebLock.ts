export type LockRequest =
  | { signal: AbortSignal; ifAvailable?: never }
  | { signal?: never; ifAvailable: true };

/**
 * Runs `work` while this tab holds the Web Lock `name`. With `ifAvailable`, it resolves to `null` if the lock is taken.
 * In a browser without Web Locks, `work` runs at once without a lock. Rejects if `signal` aborts before `work` starts.
 */
export async function withWebLock<Result>(
  name: string,
  options: LockRequest,
  work: (hasLock: boolean) => Promise<Result>,
): Promise<Result | null> {
  const { locks } = (globalThis.navigator ?? {}) as { locks?: LockManager };
  if (!locks) return work(false);
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return work(true);
  };
  try {
    return await locks.request(name, options, (lock) => {
      options.signal?.throwIfAborted();
      return lock && start();
    });
  } catch (error) {
    // The browser refused the lock: run the work without it, unless it has already started.
    if (isStarted || options.signal?.aborted) throw error;
    return work(false);
  }
}
