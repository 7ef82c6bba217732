import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { ApiRefusal, Cancelled } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { notifyAtom, servicesAtom } from '../../core/state/services';
import { verifyCode } from './api';
import { CODE_LENGTH, MAX_WRONG_CODES, NOTE_MS } from './constants';
import messages from './messages.en.json';
import { NO_REGISTRATION, registerDraftAtom } from './registerDraft';
import type { CodeFlow } from './types';

/** Checks a code and signs in; guards then lead on to the dashboard or to KYC. */
export function useVerifyCode(phone: string, flow: CodeFlow) {
  const text = useText(messages);
  const { api, session } = useAtomValue(servicesAtom);
  const notify = useAtomValue(notifyAtom);
  const keepDraft = useSetAtom(registerDraftAtom);
  const [error, setError] = useState<string>();
  const [isVerifying, setVerifying] = useState(false);
  const [wrongCodes, setWrongCodes] = useState(0);
  const isUsedUp = wrongCodes >= MAX_WRONG_CODES;

  function fail(failure: unknown) {
    session.cancelVerify();
    if (failure instanceof Cancelled) return;
    if (isWrongCode(failure)) setWrongCodes((count) => count + 1);
    setError(wordsFor(failure));
  }

  /** Each flow has its own words for a code that the server refused (decision b30). */
  function wordsFor(failure: unknown): string {
    if (!(failure instanceof ApiRefusal)) return text('codeFailed');
    return flow === 'signUp' ? text('codeInvalid') : failure.serverMessage || text('codeFailed');
  }

  async function verify(code: string): Promise<void> {
    if (isUsedUp) return;
    if (code.length < CODE_LENGTH) return setError(text('codeRequired'));
    if (!session.beginVerify()) return;
    setError(undefined);
    setVerifying(true);
    try {
      const { message, ...verified } = await verifyCode(api, phone, code);
      // A malformed token is a failed verification, and nothing is stored (decision c2).
      if (!session.signIn(verified)) return fail(undefined);
      keepDraft(NO_REGISTRATION);
      notify.success(message || text('loginSuccessful'));
      if (!session.isRemembered()) notify.info(text('notRemembered'), { durationMs: NOTE_MS });
    } catch (failure) {
      fail(failure);
    } finally {
      setVerifying(false);
    }
  }

  /** Another code was sent: what was tried before counts no more. */
  function renew() {
    setWrongCodes(0);
    setError(undefined);
  }

  return { verify, error, isVerifying, isUsedUp, renew, clearError: () => setError(undefined) };
}

function isWrongCode(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.status < 500;
}
