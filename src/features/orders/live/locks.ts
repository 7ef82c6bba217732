import { delay } from '../../../core/async/delay';
import { within } from '../../../core/async/within';
import { TURN_MS, TURN_WAIT_MS } from '../constants';

/** What a tab posted before it gave a lock back may arrive after the lock, in ms. */
const MESSAGE_MS = 30;

/**
 * Runs `work` while no other tab runs it. Tabs without Web Locks, or behind one that does not come
 * to an end, run it all the same: reading twice is better than not at all.
 */
export async function inTurn(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const limited = async () => {
    if (!signal.aborted) await within(signal, TURN_MS, work).catch(() => {});
  };
  const locks = getLocks();
  if (!locks) return limited();
  const state = { isBegun: false };
  const begin = () => {
    state.isBegun = true;
    return limited();
  };
  try {
    const isFree = (lock: Lock | null) => (lock ? begin() : null);
    const isTaken = (await locks.request(name, { ifAvailable: true }, isFree)) === null;
    if (isTaken) await queue(locks, name, begin);
  } catch {
    // The page may have no locks to give, or the wait was too long.
    if (!state.isBegun) await limited();
  }
}

async function queue(locks: LockManager, name: string, begin: () => Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), TURN_WAIT_MS);
  try {
    await locks.request(name, { signal: waiting.signal }, async () => {
      clearTimeout(timer);
      await delay(MESSAGE_MS, waiting.signal);
      await begin();
    });
  } finally {
    clearTimeout(timer);
  }
}

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
