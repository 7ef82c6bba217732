import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { uniqueKeys } from '../../../core/format/uniqueKeys';
import { useText } from '../../../core/messages/useText';
import { nextPageAtom } from '../../../core/orders/live/queries';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import type { Order } from '../../../core/orders/types';
import { byUrgency } from '../../../core/orders/urgency';
import statusMessages from '../../../ui/orders/messages.en.json';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { CardWindow } from '../../../ui/patterns/list/cardWindow/CardWindow';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { CardStyles } from '../cardStyles';
import messages from '../messages.en.json';
import type { BoardState } from './boardStates';
import { OrderCard, useCardTools } from './OrderCard';

const MoreOrders = lazyPage(() => import('./MoreOrders'), 'MoreOrders');

/** Smallest width and typical height of a card, in px. */
const CARD_WIDTH_PX = 300;
const CARD_HEIGHT_PX = 170;

/** A list with more cards renders only those in view. */
const CARDS_DRAWN_AT_ONCE = 24;

interface OrderListProps {
  state: BoardState;
  /** Whether the list is a narrow column. */
  isDense?: boolean;
}

export function OrderList({ state, isDense = false }: OrderListProps) {
  const { id, label, ordersAtom } = state;
  const text = useText(messages);
  const statusText = useText(statusMessages);
  const query = useAtomValue(ordersAtom);
  return (
    <QueryView
      query={query}
      failed={text('ordersFailed')}
      skeleton={<Skeleton count={3} height={`${CARD_HEIGHT_PX}px`} gap="16px" />}
      empty={
        <EmptyState
          text={text('noOrders')}
          help={text(id === 'new' ? 'noNewHelp' : 'noOrdersHelp')}
        />
      }
    >
      {(orders) => (
        <>
          <OrderCards
            orders={orders}
            label={statusText(label)}
            hasActions={id !== 'all'}
            isDense={isDense}
          />
          {id === 'all' && <NextPage />}
        </>
      )}
    </QueryView>
  );
}

/** Only a list that is loaded in pages needs this code. */
function NextPage() {
  const hasMore = useAtomValue(nextPageAtom) !== undefined;
  return (
    <LazyPart isShown={hasMore}>
      <MoreOrders />
    </LazyPart>
  );
}

interface OrderCardsProps {
  orders: readonly Order[];
  label: string;
  /** `false` on the All tab, which is read-only and keeps the server's order. */
  hasActions: boolean;
  isDense: boolean;
}

export function OrderCards({ orders, label, hasActions, isDense }: OrderCardsProps) {
  const shortOf = useAtomValue(shortNumberAtom);
  const tools = useCardTools();
  const sorted = useMemo(() => (hasActions ? byUrgency(orders) : orders), [orders, hasActions]);
  const keys = useMemo(() => uniqueKeys(sorted.map(({ id }) => id)), [sorted]);
  return (
    <CardStyles data-dense={isDense || undefined}>
      <CardWindow
        label={label}
        items={sorted}
        keys={keys}
        cardWidth={CARD_WIDTH_PX}
        cardHeight={CARD_HEIGHT_PX}
        drawnAtOnce={CARDS_DRAWN_AT_ONCE}
      >
        {(order) => (
          <OrderCard
            order={order}
            shortNumber={shortOf(order, orders)}
            hasActions={hasActions}
            isDense={isDense}
            tools={tools}
          />
        )}
      </CardWindow>
    </CardStyles>
  );
}
