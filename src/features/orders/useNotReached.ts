import { useConnection } from '../../core/connection/state';
import { useText } from '../../core/messages/useText';
import messages from './messages.en.json';

/** Why no order can be changed now; `undefined` while the marketplace is reached. */
export function useNotReached(): string | undefined {
  const text = useText(messages);
  return useConnection() === 'good' ? undefined : text('notReached');
}
