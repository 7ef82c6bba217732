import { useEffect, useState } from 'react';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { RetryRow } from './RetryRow';

const MINUTE_MS = 60_000;
const TICK_MS = 15_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface StaleBadgeProps {
  updatedAt: number;
  onRetry: () => void;
  isBusy?: boolean;
}

/** The data below is the last good one; this says how old it is. */
export function StaleBadge({ updatedAt, onRetry, isBusy }: StaleBadgeProps) {
  const text = useText(messages);
  const now = useNow();
  const minutes = Math.max(0, Math.floor((now - updatedAt) / MINUTE_MS));
  return (
    <RetryRow onRetry={onRetry} isBusy={isBusy}>
      {text('updatedAgo', { minutes })}
    </RetryRow>
  );
}
