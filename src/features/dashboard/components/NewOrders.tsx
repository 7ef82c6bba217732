import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { uniqueKeys } from '../../../core/format/uniqueKeys';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import { isNew } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { OrderStatusChip } from '../../../ui/orders/OrderStatusChip';
import { useUrgency } from '../../../ui/orders/useUrgency';
import { EmptyState, type QueryResult, QueryView } from '../../../ui/patterns/QueryView';
import { useClock } from '../../../ui/patterns/useClock';
import { Card, Heading, Quiet } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { color, figures, focusRing, font, radius, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

/** A list that is higher than this scrolls (A9). */
const MAX_HEIGHT = '500px';

const HOUR_MIN = 60;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[4]} ${space[2]};
  & > a {
    color: ${color.primary};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.strong};
    ${focusRing}
  }
`;

const Scroller = styled.div`
  max-block-size: ${MAX_HEIGHT};
  overflow-y: auto;
  padding: 0 ${space[2]} ${space[2]};
  & > [aria-pressed] {
    display: grid;
    gap: 2px;
    inline-size: 100%;
    padding: ${space[3]} ${space[2]};
    border: 0;
    border-radius: ${radius.box};
    background: transparent;
    color: inherit;
    text-align: start;
    cursor: pointer;
    ${focusRing}
    &:hover {
      background: ${color.hover};
    }
    &[aria-pressed='true'] {
      background: ${color.primarySoft};
    }
  }
  & > [aria-pressed] > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px ${space[3]};
    & > * {
      max-inline-size: 100%;
    }
    & > :last-child {
      margin-inline-start: auto;
    }
  }
  & strong {
    overflow-wrap: anywhere;
  }
  & [data-part='minutes'] {
    ${figures}
    font-size: ${font.size.lg};
    font-weight: ${font.weight.strong};
    line-height: ${font.line.tight};
    &[data-tone='warning'] {
      color: ${color.orderNew};
    }
    &[data-tone='late'] {
      color: ${color.orderLate};
    }
  }
  & [data-part='amount'] {
    ${figures}
    overflow-wrap: anywhere;
    text-align: end;
    font-weight: ${font.weight.strong};
  }
`;

interface NewOrdersProps {
  query: QueryResult<readonly Order[]>;
  /** The orders that are known, even if the query has failed. */
  orders: readonly Order[];
  selected: Order | null;
  onSelect: (order: Order) => void;
}

/** The waiting orders; a click shows one in the panel (A2). */
export function NewOrders({ query, orders, selected, onSelect }: NewOrdersProps) {
  const text = useText(messages);
  const rows = <OrderRows {...{ orders, selected, onSelect }} />;
  return (
    <Card as="section" $padding={0} aria-label={text('newOrders')}>
      <Head>
        <Heading>{text('newOrders')}</Heading>
        <Link to={paths.orders}>{text('openBoard')}</Link>
      </Head>
      <Scroller>
        <QueryView
          query={query}
          failed={text('ordersFailed')}
          skeleton={<Skeleton count={4} height="58px" gap="8px" />}
          empty={
            orders.length > 0 ? (
              rows
            ) : (
              <EmptyState text={text('noOrders')} help={text('noOrdersHelp')} />
            )
          }
        >
          {() => rows}
        </QueryView>
      </Scroller>
    </Card>
  );
}

function OrderRows({ orders, selected, onSelect }: Omit<NewOrdersProps, 'query'>) {
  const shortOf = useAtomValue(shortNumberAtom);
  const keys = uniqueKeys(orders.map(({ id }) => id));
  return orders.map((order, index) => (
    <OrderRow
      key={keys[index]}
      order={order}
      shortNumber={shortOf(order, orders)}
      isSelected={order === selected}
      onSelect={onSelect}
    />
  ));
}

interface OrderRowProps {
  order: Order;
  shortNumber: string;
  isSelected: boolean;
  onSelect: (order: Order) => void;
}

function OrderRow({ order, shortNumber, isSelected, onSelect }: OrderRowProps) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const at = usePlacedAt(order);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={text('showDetails', { number: order.number })}
      onClick={() => onSelect(order)}
    >
      <span>
        <strong>{text('shortNumber', { number: clip(shortNumber) })}</strong>
        {isNew(order) ? <Minutes order={order} /> : <OrderStatusChip order={order} />}
      </span>
      <span>
        <Quiet>{text('placed', { at, count: order.items.length })}</Quiet>
        <span data-part="amount">{money(order.bill.total)}</span>
      </span>
    </button>
  );
}

/** The time of an order of today, else its date too. */
function usePlacedAt({ createdAt }: Order): string {
  const { time, dateTime, isoDay } = useAtomValue(formatsAtom);
  const read = useCallback(
    (now: number) => (isoDay(createdAt) === isoDay(now) ? time : dateTime)(createdAt),
    [createdAt, time, dateTime, isoDay],
  );
  return useClock(read);
}

/** How long the order has been waiting. */
function Minutes({ order }: { order: Order }) {
  const text = useText(messages);
  const seen = useUrgency(order);
  if (!seen) return null;
  const [hours, minutes] = [Math.floor(seen.minutes / HOUR_MIN), seen.minutes % HOUR_MIN];
  return (
    <span data-part="minutes" data-tone={seen.tone}>
      {text('waitingFor', { hours, minutes })}
    </span>
  );
}
