import { useMemo } from 'react';
import { NetworkFailure } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { useWrite } from '../../core/state/useWrite';
import type { KycType } from '../../core/vendor/kyc';
import messages from './messages.en.json';
import { createSubmitKycAtom } from './mutations';
import type { KycFormValues } from './types';

/** Sends one verification at a time; a form that is left cancels it. */
export function useSubmitKyc(type: KycType, onDone: () => void) {
  const text = useText(messages);
  const { run, isBusy, problem, cancel } = useWrite(
    useMemo(() => createSubmitKycAtom(type), [type]),
    {
      done: () => text(`${type}Updated`),
      failed: (failure) =>
        text(failure instanceof NetworkFailure ? 'connectionLost' : 'submitFailed'),
      isQuiet: true,
      reasons: { refused: '', lost: '', cancelled: text('cancelled') },
      onDone,
    },
  );
  const submit = async (values: KycFormValues): Promise<void> => {
    await run(values, { hasUpload: true });
  };
  return { submit, isSending: isBusy, error: problem, cancel };
}
