import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { figures, smallText } from '../../../ui/theme/mixins';
import { color, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { MAX_WRONG_CODES } from '../useVerifyCode';

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

export function ResendLine(props: ResendLineProps) {
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
