import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Quiet } from '../../primitives/layout/Layout';
import { useNow } from '../useClock';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** The age of the data. The text is not a live region, because it changes every second. */
export function UpdatedAgo({ updatedAt }: { updatedAt: number }) {
  const text = useText(messages);
  const now = useNow(SECOND_MS, 'deviceTime');
  // `updatedAt` can be newer than the last tick.
  const age = Math.max(0, now - updatedAt);
  const seconds = Math.floor(age / SECOND_MS);
  return (
    <Quiet as="p">
      {age < MINUTE_MS
        ? text('updatedSecondsAgo', { seconds })
        : text('updatedAgo', { minutes: Math.floor(age / MINUTE_MS) })}
    </Quiet>
  );
}
