import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { nextPageAtom } from '../../../core/orders/live/queries';
import statusMessages from '../../../ui/orders/messages.en.json';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import messages from '../messages.en.json';
import type { BoardState } from './boardStates';
import { CARD_HEIGHT_PX, OrderCards } from './OrderCards';

const MoreOrders = lazyPage(() => import('./MoreOrders'), 'MoreOrders');

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
