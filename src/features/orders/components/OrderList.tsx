import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { QueryView, type QueryResult } from '../../../ui/patterns/QueryView';
import { Button } from '../../../ui/primitives/Button';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { space } from '../../../ui/theme/theme';
import { BOARD_PAGE } from '../constants';
import messages from '../messages.en.json';
import { rowKeys } from '../rowKeys';
import type { Order } from '../types';
import { OrderCard } from './OrderCard';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space[4]};
`;

const More = styled.div`
  display: grid;
  justify-content: center;
  margin-block-start: ${space[4]};
`;

interface OrderListProps {
  query: QueryResult<Order[]>;
  help: string;
  hasActions: boolean;
}

/** The cards of one tab. */
export function OrderList({ query, help, hasActions }: OrderListProps) {
  const text = useText(messages);
  const [shown, setShown] = useState(BOARD_PAGE);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton count={3} height="180px" />}
      empty={<EmptyState text={text('noOrders')} help={help} />}
    >
      {(orders) => (
        <>
          <OrderCards orders={orders.slice(0, shown)} hasActions={hasActions} />
          {orders.length > shown && (
            <More>
              <Button onClick={() => setShown(shown + BOARD_PAGE)}>{text('showMore')}</Button>
            </More>
          )}
        </>
      )}
    </QueryView>
  );
}

function OrderCards({ orders, hasActions }: { orders: Order[]; hasActions: boolean }) {
  const keys = rowKeys(orders);
  return (
    <Cards>
      {orders.map((order, index) => (
        <OrderCard key={keys[index]} order={order} hasActions={hasActions} />
      ))}
    </Cards>
  );
}
