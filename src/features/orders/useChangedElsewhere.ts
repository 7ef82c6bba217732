import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useText } from '../../core/messages/useText';
import messages from './messages.en.json';
import { orderFeedAtom } from '../../core/orders/live/orderFeed';

/** A text that says that another tab is changing the order; `undefined` if none is. */
export function useChangedElsewhere(id: string): string | undefined {
  const text = useText(messages);
  const { elsewhere } = useAtomValue(orderFeedAtom);
  const isChanged = useSyncExternalStore(elsewhere.subscribe, () => elsewhere.has(id));
  return isChanged ? text('changingElsewhere') : undefined;
}
