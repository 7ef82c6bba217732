import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { useNow } from '../useClock';
import { RetryRow } from './RetryRow';

const MINUTE_MS = 60_000;
const TICK_MS = 15_000;

interface StaleBadgeProps {
  updatedAt: number;
  onRetry: () => void;
  isBusy?: boolean;
}

/** Shown above older data when refetching failed. */
export function StaleBadge({ updatedAt, onRetry, isBusy }: StaleBadgeProps) {
  const text = useText(messages);
  const now = useNow(TICK_MS, 'deviceTime');
  const minutes = Math.max(0, Math.floor((now - updatedAt) / MINUTE_MS));
  return (
    <RetryRow onRetry={onRetry} isBusy={isBusy}>
      {text('updatedAgo', { minutes })}
    </RetryRow>
  );
}
