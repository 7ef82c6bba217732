import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Button } from '../../primitives/Button';
import { color, font, space } from '../../theme/theme';

interface RetryRowProps {
  onRetry: () => void;
  isBusy?: boolean;
  /** The message; by default "Couldn't load." */
  children?: string;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

export function RetryRow({ onRetry, isBusy, children }: RetryRowProps) {
  const text = useText(messages);
  return (
    <Line role="status">
      <span>{children ?? text('couldNotLoad')}</span>
      <Button
        variant="ghost"
        size="sm"
        isBusy={isBusy}
        icon={<RotateCw size={16} />}
        onClick={onRetry}
      >
        {text('tryAgain')}
      </Button>
    </Line>
  );
}
