import { useEffect, useState } from 'react';
import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import messages from './messages.en.json';
import type { CodeFlow } from './types';
import { useRequestCode } from './useRequestCode';

/** Delay before another code can be requested (T13). */
const RESEND_AFTER_MS = 30_000;

const SECOND_MS = 1_000;
const FAILED = { signIn: 'loginFailed', signUp: 'signUpFailed' } as const;

/** Requests another code for the same phone, at most every 30 s (T13). */
export function useResendCode(phone: string, flow: CodeFlow) {
  const text = useText(messages);
  const { values } = usePhoneRule();
  const { send, isSending, error, clearError } = useRequestCode(FAILED[flow]);
  const { secondsLeft, restart } = useCooldown(RESEND_AFTER_MS);
  const [resentCount, setResentCount] = useState(0);

  /** Resolves to whether a code was sent. */
  async function resend(): Promise<boolean> {
    if (secondsLeft > 0 || !(await send(phone))) return false;
    restart();
    setResentCount((count) => count + 1);
    return true;
  }

  return {
    resend,
    secondsLeft,
    isSending,
    resentCount,
    error: error && text(error, values),
    clearError,
  };
}

/** Counts down whole seconds from mount or `restart`. */
function useCooldown(durationMs: number) {
  const [{ startedAt, now }, setTimes] = useState(startNow);
  const leftMs = Math.min(durationMs, Math.max(0, startedAt + durationMs - now));
  const isRunning = leftMs > 0;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setTimes((times) => ({ ...times, now: performance.now() }));
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, startedAt]);
  return { secondsLeft: Math.ceil(leftMs / SECOND_MS), restart: () => setTimes(startNow()) };
}

function startNow() {
  const now = performance.now();
  return { startedAt: now, now };
}
