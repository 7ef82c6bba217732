import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { PortalFailure } from '../../../core/api/errors';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Button } from '../../primitives/Button';
import { figures } from '../../theme/mixins';
import { color, font, radius, space, tint } from '../../theme/theme';
import { useNow } from '../useClock';

const SECOND_MS = 1_000;

interface FailedRowProps {
  /** The message; by default "Couldn't load." */
  text: string | undefined;
  failure: Error | null | undefined;
  isBusy: boolean;
  onRetry: () => void;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[3]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.box};
  background: ${tint(color.danger)};
  font-size: ${font.size.sm};
  & > svg {
    color: ${color.danger};
  }
  & > p {
    ${figures}
    flex: 1 1 180px;
    min-inline-size: 0;
  }
`;

/** What could not be loaded, and when it is tried again. Only the first sentence is announced. */
export function FailedRow({ text: what, failure, isBusy, onRetry }: FailedRowProps) {
  const text = useText(messages);
  return (
    <Line>
      <CircleAlert size={20} />
      <p>
        <strong role="status">{what ?? text('couldNotLoad')}</strong>{' '}
        {isBusy ? text('tryingAgain') : <RetryCountdown failure={failure} />}
      </p>
      <Button variant="ghost" size="sm" isBusy={isBusy} onClick={onRetry}>
        {text('tryAgain')}
      </Button>
    </Line>
  );
}

/** When a failed read is repeated, for example "Trying again in 8 s". */
export function RetryCountdown({ failure }: Pick<FailedRowProps, 'failure'>) {
  const text = useText(messages);
  const now = useNow(SECOND_MS, 'elapsed');
  const retryAt = failure instanceof PortalFailure ? failure.retryAt : undefined;
  if (retryAt === undefined) return null;
  const seconds = Math.max(1, Math.ceil((retryAt - now) / SECOND_MS));
  return text('tryingAgainIn', { seconds });
}
