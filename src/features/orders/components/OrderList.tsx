import { useMemo } from 'react';
import { useText } from '../../../core/messages/useText';
import { CardWindow } from '../../../ui/patterns/cardWindow/CardWindow';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { type QueryResult, QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX, CARDS_DRAWN_AT_ONCE } from '../constants';
import { byUrgency } from '../due/urgency';
import messages from '../messages.en.json';
import { rowKeys } from '../rowKeys';
import type { Order } from '../types';
import { OrderCard } from './OrderCard';

interface OrderListProps {
  query: QueryResult<Order[]>;
  /** Names the list: its state. */
  label: string;
  help: string;
  /** The All tab only shows, in the order it was sent; the others begin with the most urgent. */
  hasActions: boolean;
}

/** The cards of one state. */
export function OrderList({ query, label, help, hasActions }: OrderListProps) {
  const text = useText(messages);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton count={3} height={`${CARD_HEIGHT_PX}px`} gap="16px" />}
      empty={<EmptyState text={text('noOrders')} help={help} />}
    >
      {(orders) => <OrderCards {...{ orders, label, hasActions }} />}
    </QueryView>
  );
}

interface OrderCardsProps extends Pick<OrderListProps, 'label' | 'hasActions'> {
  orders: readonly Order[];
}

/** Drawn as far as they are in view; one order's change draws its own card again, no other. */
export function OrderCards({ orders, label, hasActions }: OrderCardsProps) {
  const sorted = useMemo(() => (hasActions ? byUrgency(orders) : orders), [orders, hasActions]);
  const keys = useMemo(() => rowKeys(sorted), [sorted]);
  return (
    <CardWindow
      label={label}
      items={sorted}
      keys={keys}
      cardWidth={CARD_WIDTH_PX}
      cardHeight={CARD_HEIGHT_PX}
      drawnAtOnce={CARDS_DRAWN_AT_ONCE}
    >
      {(order) => <OrderCard order={order} hasActions={hasActions} />}
    </CardWindow>
  );
}
