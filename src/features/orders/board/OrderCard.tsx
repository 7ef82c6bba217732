import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { Slot } from '../../../ui/patterns/host/Slot';
import { ButtonLink } from '../../../ui/primitives/ButtonLink';
import { Heading, Quiet } from '../../../ui/primitives/layout/Text';
import { PrintButton } from '../../printing/public';
import { OrderDue } from './OrderDue';
import messages from '../messages.en.json';
import { orderLinkId } from '../../../core/orders/orderIds';
import { toOrderSummary } from '../orderSummary';
import type { Order } from '../../../core/orders/types';
import { cardClasses } from '../cardStyles';
import { OrderActions } from '../status/OrderActions';
import { OrderSoldOutButton } from '../soldOut/OrderSoldOutButton';
import { OrderItems } from '../../../ui/orders/OrderItems';
import { OrderStatusChip } from '../../../ui/orders/OrderStatusChip';
import { isNew, statusFacts } from '../../../core/orders/statuses';
import { Banner } from '../../../ui/primitives/Banner';
import { useChangedElsewhere, usePendingChange } from '../status/useOrderActions';

/** Number of items on an order card before "View More" (A9). */
const CARD_ITEMS = 2;

interface OrderCardProps {
  order: Order;
  /** `false` on the All tab, which is read-only. */
  hasActions: boolean;
}

export const OrderCard = memo(function OrderCard({ order, hasActions }: OrderCardProps) {
  const text = useText(messages);
  const { money, dateTime } = useAtomValue(formatsAtom);
  const hidden = order.items.length - CARD_ITEMS;
  return (
    <article
      className={cardClasses.card}
      aria-label={text('orderNumber', { number: order.number })}
      data-order-card
      data-new={isNew(order) || undefined}
      tabIndex={-1}
    >
      <div className={cardClasses.line}>
        <Heading as="h3">{text('orderNumber', { number: clip(order.number) })}</Heading>
        <OrderStatusChip order={order} />
      </div>
      <div className={cardClasses.line}>
        <Quiet>{dateTime(order.createdAt)}</Quiet>
        {hasActions && <OrderDue order={order} />}
      </div>
      <OrderItems isBrief items={order.items.slice(0, CARD_ITEMS)} />
      {hidden > 0 && <Quiet>{text('moreItems', { count: hidden })}</Quiet>}
      {order.instructions && (
        <p className={cardClasses.instructions}>
          <span>{text('instructions', { text: clip(order.instructions) })}</span>
        </p>
      )}
      <Slot name="orderCard" given={{ order: toOrderSummary(order) }} />
      <div className={cardClasses.foot}>
        <div className={cardClasses.line}>
          <span className={cardClasses.total}>{money(order.bill.total)}</span>
          <div className={cardClasses.tools}>
            {hasActions && <OrderSoldOutButton order={order} />}
            {hasActions && <PrintButton order={order} />}
            <CardLink order={order} hasMore={hidden > 0} />
          </div>
        </div>
        {hasActions && <OrderActions order={order} />}
        {hasActions && <ElsewhereNote order={order} />}
      </div>
    </article>
  );
});

/** Passes on the board's query string, so that Back restores the tab. */
function CardLink({ order, hasMore }: { order: Order; hasMore: boolean }) {
  const text = useText(messages);
  const { search } = useLocation();
  const linkId = orderLinkId(order);
  if (!linkId) return null;
  const action = text(hasMore ? 'viewMore' : 'viewDetails');
  return (
    <ButtonLink
      className={cardClasses.link}
      variant="ghost"
      size="sm"
      to={paths.orderDetail(linkId)}
      state={{ search }}
      aria-label={text('ofOrder', { action, number: order.number })}
    >
      {action}
    </ButtonLink>
  );
}

/**
 * Covers the buttons of an order that another tab is changing. The buttons stay rendered, so that they keep the focus.
 */
function ElsewhereNote({ order: { id, status } }: { order: Order }) {
  const note = useChangedElsewhere(id);
  const pending = usePendingChange(id);
  const { next } = statusFacts(status);
  // The note about a change in this tab takes precedence.
  if (!note || !next || (pending && pending.phase !== 'sending')) return null;
  return (
    <div className={cardClasses.elsewhere}>
      <Banner>{note}</Banner>
    </div>
  );
}
