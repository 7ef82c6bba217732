import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import type { Order } from '../../../core/orders/types';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { EmptyState, type QueryResult, QueryView } from '../../../ui/patterns/QueryView';
import { Heading } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { color, focusRing, font, scaled, space } from '../../../ui/theme/theme';
import { LazyOrderCards } from '../../orders/public';
import messages from '../messages.en.json';

/** A list that is higher than this scrolls (A9). */
const MAX_HEIGHT = '500px';

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-end: ${space[2]};
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
  /* Room for the shadow of the cards. */
  margin: calc(-1 * ${space[2]});
  padding: ${space[2]};
  /* The revenue of today is the largest figure of the screen. */
  --vp-due-size: ${font.size.lg};
`;

interface NewOrdersProps {
  query: QueryResult<readonly Order[]>;
  /** The orders that are known, even if the query has failed. */
  orders: readonly Order[];
  selected: Order | null;
  onSelect: (order: Order) => void;
}

/** The waiting orders as the cards of the board; a click shows one in the panel (A2). */
export function NewOrders({ query, orders, selected, onSelect }: NewOrdersProps) {
  const text = useText(messages);
  const selection = useMemo(
    () => ({
      selected,
      onSelect,
      nameOf: ({ number }: Order) => text('showDetails', { number }),
    }),
    [selected, onSelect, text],
  );
  const skeleton = <Skeleton count={2} height={scaled(170)} gap={space[4]} />;
  const label = text('newOrders');
  const cards = (
    <LazyPart isShown fallback={skeleton}>
      <LazyOrderCards hasActions isDense={false} {...{ orders, label, selection }} />
    </LazyPart>
  );
  return (
    <section aria-label={label}>
      <Head>
        <Heading>{label}</Heading>
        <Link to={paths.orders}>{text('openBoard')}</Link>
      </Head>
      <Scroller>
        <QueryView
          query={query}
          failed={text('ordersFailed')}
          skeleton={skeleton}
          empty={
            orders.length > 0 ? (
              cards
            ) : (
              <EmptyState text={text('noOrders')} help={text('noOrdersHelp')} />
            )
          }
        >
          {() => cards}
        </QueryView>
      </Scroller>
    </section>
  );
}
