import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { Cancelled } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { apiAtom } from '../../core/state/services';
import { requestCode } from './api';
import { RESEND_AFTER_MS } from './constants';
import messages from './messages.en.json';
import type { CodeFlow } from './types';
import { useCooldown } from './useCooldown';

/** Another code to the same phone, 30 s after the last at the earliest (safety T13). */
export function useResendCode(phone: string, flow: CodeFlow) {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const { secondsLeft, restart } = useCooldown(RESEND_AFTER_MS);
  const isLocked = useRef(false);
  const [isSending, setSending] = useState(false);
  const [resentCount, setResentCount] = useState(0);
  const [error, setError] = useState<string>();

  /** Resolves to whether a new code is on its way. */
  async function resend(): Promise<boolean> {
    if (isLocked.current || secondsLeft > 0) return false;
    isLocked.current = true;
    setSending(true);
    setError(undefined);
    try {
      await requestCode(api, phone);
      restart();
      setResentCount((count) => count + 1);
      return true;
    } catch (failure) {
      if (!(failure instanceof Cancelled)) setError(text(FAILED[flow]));
      return false;
    } finally {
      isLocked.current = false;
      setSending(false);
    }
  }

  const clearError = () => setError(undefined);
  return { resend, secondsLeft, isSending, resentCount, error, clearError };
}

const FAILED = { signIn: 'loginFailed', signUp: 'signUpFailed' } as const;
