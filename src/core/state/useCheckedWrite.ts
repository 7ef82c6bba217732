import { useRef, useState } from 'react';
import { Cancelled, isOutcomeUnknown } from '../api/errors';

interface CheckedWrite<Value> {
  send: () => Promise<Value>;
  /** Looks whether the change holds, when the answer to it was lost. */
  wasApplied: () => Promise<boolean>;
  /** `null` when only the look told that it was done. */
  onDone: (value: Value | null) => void;
  /** Says it, and returns what stays to be read. */
  onFailed: (failure: unknown) => string;
  /** Called off by its owner, who is told what that means. */
  onCancelled?: () => string;
}

/**
 * One write at a time, never repeated by itself; a lost answer is looked up before it is called a
 * failure (decision c4).
 *
 * @internal
 */
export function useCheckedWrite() {
  const isLocked = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run<Value>(write: CheckedWrite<Value>): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      write.onDone(await write.send());
    } catch (failure) {
      if (isOutcomeUnknown(failure) && (await write.wasApplied().catch(() => false))) {
        write.onDone(null);
      } else if (failure instanceof Cancelled) {
        setProblem(write.onCancelled?.());
      } else {
        setProblem(write.onFailed(failure));
      }
    } finally {
      isLocked.current = false;
      setBusy(false);
    }
  }

  return { run, isBusy, problem };
}
