import { within } from '../../../core/async/within';

/**
 * Runs `work` unless another tab holds `name`; then it waits until that one has finished, for `ms`
 * at most, and resolves to `null`. Without Web Locks the server decides.
 */
export async function unlessElsewhere<Result>(
  name: string,
  { signal, ms }: { signal: AbortSignal; ms: number },
  work: () => Promise<Result>,
): Promise<Result | null> {
  const locks = getLocks();
  if (!locks) return work();
  let begun: Promise<Result> | null = null;
  const begin = () => (begun = work());
  try {
    const done = await locks.request(name, { ifAvailable: true }, (lock) => lock && begin());
    if (begun) return done;
  } catch (error) {
    // The page may have no locks to give; what was begun is never begun again.
    if (begun) throw error;
    return work();
  }
  await within(signal, ms, (limited) =>
    locks.request(name, { signal: limited }, async () => {}),
  ).catch(() => {});
  return null;
}

function getLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
