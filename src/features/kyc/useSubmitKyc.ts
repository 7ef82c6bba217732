import { useMemo } from 'react';
import { NetworkFailure } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { useWrite } from '../../core/state/useWrite';
import type { KycType } from '../../core/vendor/kyc';
import { createSubmitKycAtom, type KycDetails } from './data';
import messages from './messages.en.json';

interface SubmitOptions {
  onDone: () => void;
  showErrors: (failure: unknown) => string;
  finish?: (() => Promise<boolean>) | undefined;
}

export function useSubmitKyc(type: KycType, { onDone, showErrors, finish }: SubmitOptions) {
  const text = useText(messages);
  const {
    run,
    finish: finishOnly,
    isBusy,
    problem,
    cancel,
  } = useWrite(
    useMemo(() => createSubmitKycAtom(type), [type]),
    {
      group: 'kyc',
      done: () => text(`${type}Updated`),
      failed: (failure) =>
        text(failure instanceof NetworkFailure ? 'connectionLost' : 'submitFailed'),
      isQuiet: true,
      reasons: { refused: '', lost: '', cancelled: text('cancelled') },
      onDone,
      showErrors,
      finish,
    },
  );
  const submit = async (values: KycDetails): Promise<void> => {
    await run(values, { hasUpload: true });
  };
  return { submit, finish: finishOnly, isSending: isBusy, error: problem, cancel };
}
