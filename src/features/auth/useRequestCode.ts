import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { Cancelled } from '../../core/api/errors';
import { apiAtom } from '../../core/state/services';
import { requestCode } from './api';
import { PHONE_PATTERN } from './constants';
import type messages from './messages.en.json';

type TextKey = keyof typeof messages;

/** Checks the phone and asks for a code, one request at a time (specification A 5, A 8). */
export function useRequestCode() {
  const api = useAtomValue(apiAtom);
  const [error, setError] = useState<TextKey>();
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const isLocked = useRef(false);

  /** Resolves to whether a code is on its way, to `sentTo`. */
  async function send(phone: string): Promise<boolean> {
    if (isLocked.current) return false;
    const problem = checkPhone(phone);
    setError(problem);
    if (problem) return false;
    isLocked.current = true;
    setSending(true);
    try {
      await requestCode(api, phone);
      setSentTo(phone);
      return true;
    } catch (failure) {
      if (!(failure instanceof Cancelled)) setError('loginFailed');
      return false;
    } finally {
      isLocked.current = false;
      setSending(false);
    }
  }

  return {
    send,
    error,
    isSending,
    sentTo,
    clearError: () => setError(undefined),
    reset: () => setSentTo(undefined),
  };
}

function checkPhone(phone: string): TextKey | undefined {
  if (!phone) return 'phoneRequired';
  return PHONE_PATTERN.test(phone) ? undefined : 'phoneInvalid';
}
