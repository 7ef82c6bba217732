import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { usePhoneRule } from '../../../core/region/phoneRule';
import { codeLengthAtom, regionAtom } from '../../../core/state/services';
import { Button } from '../../../ui/primitives/Button';
import { CodeInput } from '../../../ui/primitives/form/CodeInput';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { color, figures, smallText, space } from '../../../ui/theme/theme';
import type { CodeFlow } from '../data';
import messages from '../messages.en.json';
import { useRequestCode } from '../useRequestCode';
import { MAX_WRONG_CODES, useVerifyCode } from '../useVerifyCode';

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

const Line = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
`;

const Note = styled.p`
  ${smallText}
  color: ${color.textMuted};
  text-align: center;
`;

const Resend = styled(Button)`
  ${figures}
`;

interface ResendLineProps {
  secondsLeft: number;
  isSending: boolean;
  resentCount: number;
  isUsedUp: boolean;
  onResend: () => void;
}

function ResendLine(props: ResendLineProps) {
  const { secondsLeft, isSending, resentCount, isUsedUp, onResend } = props;
  const text = useText(messages);
  return (
    <Line>
      <Note role="status">
        {isUsedUp && text('codesUsedUp', { count: MAX_WRONG_CODES })}
        {!isUsedUp && !isSending && resentCount > 0 && text('resent')}
      </Note>
      <Resend
        variant={isUsedUp ? 'secondary' : 'ghost'}
        size="sm"
        disabled={secondsLeft > 0}
        isBusy={isSending}
        onClick={onResend}
      >
        {secondsLeft > 0 ? text('resendIn', { seconds: secondsLeft }) : text('resend')}
      </Resend>
    </Line>
  );
}

/** Delay before another code can be requested (T13). */
const RESEND_AFTER_MS = 30_000;

const SECOND_MS = 1_000;
const FAILED = { signIn: 'loginFailed', signUp: 'signUpFailed' } as const;

/** Requests another code for the same phone, at most every 30 s (T13). */
function useResendCode(phone: string, flow: CodeFlow) {
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
