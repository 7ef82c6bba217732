import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '../../../core/messages/useText';
import { CardWindow } from '../../../ui/patterns/cardWindow/CardWindow';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import type { BoardState } from '../board/boardStates';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX, CARDS_DRAWN_AT_ONCE } from '../constants';
import { byUrgency } from '../due/urgency';
import messages from '../messages.en.json';
import { rowKeys } from '../rowKeys';
import type { Order } from '../types';
import { CardStyles } from './cardStyles';
import { OrderCard } from './OrderCard';

/** The cards of one state. */
export function OrderList({ state: { id, label, ordersAtom } }: { state: BoardState }) {
  const text = useText(messages);
  const query = useAtomValue(ordersAtom);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton count={3} height={`${CARD_HEIGHT_PX}px`} gap="16px" />}
      empty={
        <EmptyState
          text={text('noOrders')}
          help={text(id === 'new' ? 'noNewHelp' : 'noOrdersHelp')}
        />
      }
    >
      {(orders) => <OrderCards orders={orders} label={text(label)} hasActions={id !== 'all'} />}
    </QueryView>
  );
}

interface OrderCardsProps {
  orders: readonly Order[];
  /** Names the list: its state. */
  label: string;
  /** The All tab only shows, in the order it was sent; the others begin with the most urgent. */
  hasActions: boolean;
}

/** Drawn as far as they are in view; one order's change draws its own card again, no other. */
export function OrderCards({ orders, label, hasActions }: OrderCardsProps) {
  const sorted = useMemo(() => (hasActions ? byUrgency(orders) : orders), [orders, hasActions]);
  const keys = useMemo(() => rowKeys(sorted), [sorted]);
  return (
    <CardStyles>
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
    </CardStyles>
  );
}
