import { Cancelled, Unauthorized } from '../api/errors';
import { delay } from '../async/delay';
import { within } from '../async/within';

/** Delays before each of the 3 reads after a lost response, in ms (c4, c21). */
const WAITS_MS = [1_000, 8_000, 15_000] as const;
const LIMIT_MS = 30_000;

interface ReadBackOptions<Seen> {
  /** Whether the record shows the outcome; then no further read is needed. */
  isDecided: (seen: Seen) => boolean;
  /** Delay before each read, in ms. */
  waits?: readonly number[] | undefined;
  signal: AbortSignal;
}

/**
 * Reads a record after a lost response until it shows the outcome, at most 3 times in 30 s. One read is not enough,
 * because the backend may commit late. Resolves to the result of the last read, or to `null` if that failed or came too
 * late.
 */
export async function readBack<Seen>(
  read: (signal: AbortSignal) => Promise<Seen | null>,
  { isDecided, waits = WAITS_MS, signal }: ReadBackOptions<Seen>,
): Promise<Seen | null> {
  let last: Seen | null = null;
  await tryWithin(signal, LIMIT_MS, async (limited) => {
    for (const wait of waits) {
      // Do not use an earlier read: the backend may have committed the change after it.
      last = null;
      await delay(wait, limited);
      last = await orNull(read(limited));
      if (last !== null && isDecided(last)) return;
    }
  });
  return last;
}

/** Runs `work` and ignores a timeout, but not the end of the session. */
export async function tryWithin(
  signal: AbortSignal,
  ms: number,
  work: (limited: AbortSignal) => Promise<void>,
): Promise<void> {
  try {
    await within(signal, ms, work);
  } catch (error) {
    if (signal.aborted) throw new Cancelled();
    if (error instanceof Unauthorized) throw error;
  }
}

/** `null` if the read failed; rejects if the session has ended. */
export async function orNull<Seen>(reading: Promise<Seen | null>): Promise<Seen | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Cancelled || error instanceof Unauthorized) throw error;
    return null;
  }
}
