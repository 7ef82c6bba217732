import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { Cancelled } from '../../core/api/errors';
import { usePhoneRule } from '../../core/region/phoneRule';
import { lockAtom } from '../../core/state/lock';
import { servicesAtom } from '../../core/state/services';
import { ChunkFailure } from '../../ui/patterns/lazyPage';
import { requestCode } from './data';
import type messages from './messages.en.json';

type TextKey = keyof typeof messages;

const requestAtom = lockAtom(['requestCode']);

/**
 * Validates the phone and requests a code, one request at a time (A5, A8).
 *
 * @param prepare - loads the dialog for the code first, because no code is sent that cannot be typed in
 */
export function useRequestCode(
  failedText: TextKey = 'loginFailed',
  prepare?: () => Promise<unknown>,
) {
  const { api, callbacks } = useAtomValue(servicesAtom);
  const { mobile } = usePhoneRule();
  const [isSending, run] = useAtom(requestAtom);
  const [error, setError] = useState<TextKey>();
  const [sentTo, setSentTo] = useState<string>();

  /** Resolves to whether a code was sent. */
  async function send(phone: string): Promise<boolean> {
    if (isSending) return false;
    const problem = checkPhone(phone, mobile);
    setError(problem);
    if (problem) return false;
    try {
      const request = async () => {
        await prepare?.();
        return requestCode(api, phone);
      };
      const isSent = (await run(request)) !== null;
      if (isSent) setSentTo(phone);
      return isSent;
    } catch (failure) {
      if (failure instanceof ChunkFailure) callbacks.onError(failure);
      if (!(failure instanceof Cancelled)) setError(failedText);
      return false;
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

function checkPhone(phone: string, mobile: RegExp): TextKey | undefined {
  if (!phone) return 'phoneRequired';
  return mobile.test(phone) ? undefined : 'phoneInvalid';
}
