import { useConnection } from '../../core/connection/state';
import { useText } from '../../core/messages/useText';
import messages from './messages.en.json';

/** Why no item can be changed now; `undefined` while the marketplace can be reached. */
export function useOffline(): string | undefined {
  const text = useText(messages);
  return useConnection() === 'good' ? undefined : text('notReached');
}
