import { useEffect, useState } from 'react';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { Text } from '../primitives/Text';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** How old something is, counted on as time passes. No live region: it would never be silent. */
export function UpdatedAgo({ updatedAt }: { updatedAt: number }) {
  const text = useText(messages);
  const now = useNow();
  // Between two ticks something newer may have come.
  const age = Math.max(0, now - updatedAt);
  const seconds = Math.floor(age / SECOND_MS);
  return (
    <Text size="sm" tone="textMuted">
      {age < MINUTE_MS
        ? text('updatedSecondsAgo', { seconds })
        : text('updatedAgo', { minutes: Math.floor(age / MINUTE_MS) })}
    </Text>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
