import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { ApiRefusal, Cancelled } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { apiAtom, notifyAtom } from '../../core/state/services';
import { signUp } from './api';
import messages from './messages.en.json';
import { NO_REGISTRATION, registerDraftAtom } from './registerDraft';
import type { Registration } from './types';

const CONFLICT = 409;

/** Registers once at a time; every outcome is a toast, by the letter of specification A 8. */
export function useSignUp() {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const keepDraft = useSetAtom(registerDraftAtom);
  const isLocked = useRef(false);
  const registered = useRef<string>(undefined);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  async function register(registration: Registration): Promise<void> {
    // Back from "change number" with the same one: it is registered, and its code still holds.
    if (registration.phone === registered.current) return setSentTo(registration.phone);
    if (isLocked.current) return;
    isLocked.current = true;
    setSending(true);
    try {
      await signUp(api, registration);
      succeed(registration.phone);
    } catch (failure) {
      if (!(failure instanceof Cancelled)) notify.error(wordsFor(failure));
    } finally {
      isLocked.current = false;
      setSending(false);
    }
  }

  function succeed(phone: string) {
    registered.current = phone;
    keepDraft(NO_REGISTRATION);
    setSentTo(phone);
    notify.success(text('signUpSent'));
  }

  function wordsFor(failure: unknown): string {
    if (!(failure instanceof ApiRefusal)) return text('signUpFailed');
    const unsaid = failure.status === CONFLICT ? 'signUpConflict' : 'signUpFailed';
    return failure.serverMessage || text(unsaid);
  }

  return { register, isSending, sentTo, close: () => setSentTo(undefined) };
}
