import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../core/messages/useText';
import type { Order } from '../../../core/orders/types';
import { EmptyState } from '../../../ui/patterns/QueryView';
import messages from '../messages.en.json';
import { matchesSearch } from './searchOrders';
import { boardSearchAtom } from './searchText';

interface FoundCardsProps {
  orders: readonly Order[];
  children: (matches: readonly Order[]) => ReactNode;
}

/** The cards that the search of the board finds. The first paint does not need its code. */
export function FoundCards({ orders, children }: FoundCardsProps) {
  const text = useText(messages);
  const search = useAtomValue(boardSearchAtom) ?? '';
  const matches = useMemo(
    () => (search ? orders.filter((order) => matchesSearch(order, search)) : orders),
    [orders, search],
  );
  return matches.length === 0 ? <EmptyState text={text('noMatch')} /> : children(matches);
}
