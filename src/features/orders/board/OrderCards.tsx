import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { uniqueKeys } from '../../../core/format/uniqueKeys';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { isNew } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { byUrgency } from '../../../core/orders/urgency';
import { LatePart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { CardWindow } from '../../../ui/patterns/list/cardWindow/CardWindow';
import { CardStyles } from '../cardStyles';
import { type CardSelection, OrderCard, useCardTools } from './OrderCard';

const OneTapOffer = lazyPage(() => import('../status/accept/OneTapOffer'), 'OneTapOffer');

/** Smallest width and typical height of a card, in px. */
const CARD_WIDTH_PX = 300;
export const CARD_HEIGHT_PX = 170;

/** A list with more cards renders only those in view. */
const CARDS_DRAWN_AT_ONCE = 24;

export interface OrderCardsProps {
  orders: readonly Order[];
  label: string;
  /** `false` on the All tab, which is read-only and keeps the server's order. */
  hasActions: boolean;
  isDense: boolean;
  /** Shows an order beside the list, instead of on its page. */
  selection?: CardSelection;
}

export function OrderCards(props: OrderCardsProps) {
  const { orders, label, hasActions, isDense, selection } = props;
  const nameOf = useAtomValue(orderNameAtom);
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
            name={nameOf(order, orders)}
            hasActions={hasActions}
            isDense={isDense}
            tools={tools}
            selection={selection}
          />
        )}
      </CardWindow>
      {hasActions && orders.some(isNew) && (
        <LatePart>
          <OneTapOffer />
        </LatePart>
      )}
    </CardStyles>
  );
}
