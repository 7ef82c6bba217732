import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { ApiRefusal, Cancelled } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { codeLengthAtom, notifyAtom, servicesAtom, sessionAtom } from '../../core/state/services';
import { type CodeFlow, verifyCode } from './data';
import messages from './messages.en.json';
import { NO_REGISTRATION, registerDraftAtom } from './registerDraft';

/** Number of wrong codes before a new code is required; the server has its own limit (T13). */
export const MAX_WRONG_CODES = 5;
/** Duration of the toast about a browser that does not store the session. */
const NOTE_MS = 10_000;

/** Verifies a code and signs in; the route guards then navigate to the next screen. */
export function useVerifyCode(phone: string, flow: CodeFlow) {
  const text = useText(messages);
  const { api, session } = useAtomValue(servicesAtom);
  const notify = useAtomValue(notifyAtom);
  const setDraft = useSetAtom(registerDraftAtom);
  const [error, setError] = useState<string>();
  const length = useAtomValue(codeLengthAtom);
  const isVerifying = useAtomValue(sessionAtom).phase === 'verifying';
  const [wrongCodes, setWrongCodes] = useState(0);
  const isUsedUp = wrongCodes >= MAX_WRONG_CODES;

  function fail(failure: unknown) {
    session.cancelVerify();
    if (failure instanceof Cancelled) return;
    if (isWrongCode(failure)) setWrongCodes((count) => count + 1);
    setError(messageOf(failure));
  }

  /** The two flows have different messages for a wrong code (b30). */
  function messageOf(failure: unknown): string {
    if (!(failure instanceof ApiRefusal)) return text('codeFailed');
    return flow === 'signUp' ? text('codeInvalid') : failure.serverMessage || text('codeFailed');
  }

  async function verify(code: string): Promise<void> {
    if (isUsedUp) return;
    if (code.length < length) return setError(text('codeRequired'));
    if (!session.beginVerify()) return;
    setError(undefined);
    try {
      const { message, ...verified } = await verifyCode(api, phone, code);
      // `false` for a malformed token; nothing is stored then (c2).
      if (!session.signIn(verified)) return fail(undefined);
      setDraft(NO_REGISTRATION);
      notify.success(message || text('loginSuccessful'));
      if (!session.isRemembered()) notify.info(text('notRemembered'), { durationMs: NOTE_MS });
    } catch (failure) {
      fail(failure);
    }
  }

  /** Call this after a new code was sent. */
  function reset() {
    setWrongCodes(0);
    setError(undefined);
  }

  return { verify, error, isVerifying, isUsedUp, reset, clearError: () => setError(undefined) };
}

function isWrongCode(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.status < 500;
}
