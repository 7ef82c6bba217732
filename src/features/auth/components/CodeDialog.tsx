import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { codeLengthAtom, regionAtom } from '../../../core/state/services';
import { Button } from '../../../ui/primitives/Button';
import { CodeInput } from '../../../ui/primitives/form/CodeInput';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { CodeFlow } from '../types';
import { useResendCode } from '../useResendCode';
import { useVerifyCode } from '../useVerifyCode';
import { ResendLine } from './ResendLine';

const Form = styled.form`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
`;

export interface CodeDialogProps {
  /** The dialog is closed while this is `undefined`. */
  phone: string | undefined;
  flow: CodeFlow;
  onClose: () => void;
}

/** Submits as soon as the code is complete. */
export function CodeDialog({ phone, ...props }: CodeDialogProps) {
  return phone ? <OpenCodeDialog phone={phone} {...props} /> : null;
}

function OpenCodeDialog({ phone, flow, onClose }: CodeDialogProps & { phone: string }) {
  const text = useText(messages);
  const { prefix } = useAtomValue(regionAtom).phone;
  const length = useAtomValue(codeLengthAtom);
  const fullPhone = `${prefix}\u00a0${phone}`;
  const formId = useId();
  const firstBox = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { verify, error, isVerifying, isUsedUp, reset, clearError } = useVerifyCode(phone, flow);
  const { resend, resentCount, ...resending } = useResendCode(phone, flow);
  const isRefused = error !== undefined && code.length === length;
  useEffect(() => {
    if (resentCount > 0 && !isUsedUp) firstBox.current?.focus();
  }, [resentCount, isUsedUp]);
  useEffect(() => {
    if (isRefused) firstBox.current?.focus();
  }, [isRefused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify(code);
  };
  const change = (next: string) => {
    setCode(next);
    clearError();
    resending.clearError();
  };
  const requestNewCode = async () => {
    if (!(await resend())) return;
    reset();
    setCode('');
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('codeTitle')}
      description={
        length === 4
          ? text('codeSent', { phone: fullPhone })
          : text('codeSentDigits', { length, phone: fullPhone })
      }
      isBusy={isVerifying}
      actions={
        <>
          <Button onClick={onClose} disabled={isVerifying}>
            {text('changeNumber')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isVerifying}
            disabled={isUsedUp}
          >
            {text('verify')}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        <CodeInput
          ref={firstBox}
          label={text('codeLabel')}
          length={length}
          value={code}
          error={error ?? resending.error}
          isRefused={isRefused}
          disabled={isUsedUp}
          onChange={change}
          onComplete={(full) => void verify(full)}
        />
        <ResendLine
          {...resending}
          {...{ resentCount, isUsedUp }}
          onResend={() => void requestNewCode()}
        />
      </Form>
    </Dialog>
  );
}
