import { storedAtom } from '../../../core/state/storedAtom';
import type { PushTest, TestResult } from './types';

/** How long the vendor has to close the page, in seconds. */
export const DELAY_S = 10;
/** A message that is later may come too late for an order, in seconds. */
export const LIMIT_S = 10;
/** Larger differences mean that the clock of the device was set, in seconds. */
const LONGEST_S = 3_600;

const STORED = /^([0-9a-f]{32}) (\d{1,16})(?: (closed|open|seen|unseen|missed))?(?: (\d{1,4}))?$/;

/** The last test of this device, so that a page that was closed finds it again. */
export const pushTestAtom = storedAtom<PushTest | null>('push_test', parse, (test) =>
  test
    ? [test.id, test.at, test.result, test.seconds].filter((one) => one !== null).join(' ')
    : null,
);

function parse(stored: string | null): PushTest | null {
  const [, id, at, result, seconds] = STORED.exec(stored ?? '') ?? [];
  if (!id) return null;
  return {
    id,
    at: Number(at),
    result: (result as TestResult | undefined) ?? null,
    seconds: seconds === undefined ? null : Number(seconds),
  };
}

/** The test with what is known of its arrival. Both times are of this device, so that a wrong clock does no harm. */
export function arrived(
  test: PushTest,
  { at, wasClosed }: { at: number; wasClosed: boolean },
): PushTest {
  const seconds = Math.round((at - test.at) / 1_000) - DELAY_S;
  const isKnown = seconds >= -DELAY_S && seconds <= LONGEST_S;
  return {
    ...test,
    result: wasClosed ? 'closed' : 'open',
    seconds: isKnown ? Math.max(0, seconds) : null,
  };
}

/** Time until the test must have arrived, in ms; at most the whole time, if the clock was set back. */
export function timeLeft(at: number, now: number): number {
  const whole = (DELAY_S + LIMIT_S) * 1_000;
  return Math.max(0, Math.min(whole, at + whole - now));
}
