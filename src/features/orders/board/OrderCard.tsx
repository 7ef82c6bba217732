import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { orderLinkId } from '../../../core/orders/orderIds';
import { dueAt } from '../../../core/orders/preparation';
import { isNew, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { OrderItems } from '../../../ui/orders/OrderItems';
import { OrderStatusChip } from '../../../ui/orders/OrderStatusChip';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Banner } from '../../../ui/primitives/Banner';
import { Quiet, VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { PrintButton } from '../../printing/public';
import { cardClasses } from '../cardStyles';
import messages from '../messages.en.json';
import { toOrderSummary } from '../orderSummary';
import { OrderActions } from '../status/OrderActions';
import { useOrderGate } from '../status/orderGate';
import { CardMenu } from './CardMenu';
import { OrderDue } from './OrderDue';

/** Number of items on an order card before "View More" (A9). */
const CARD_ITEMS = 2;

interface OrderCardProps {
  order: Order;
  shortNumber: string;
  /** `false` on the All tab, which is read-only. */
  hasActions: boolean;
  /** Whether the card is in a narrow column, which shows no prices. */
  isDense: boolean;
}

export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, shortNumber, hasActions, isDense } = props;
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const hidden = order.items.length - CARD_ITEMS;
  const fullNumber = text('orderNumber', { number: order.number });
  return (
    <article
      className={cardClasses.card}
      data-vp-part="order-card"
      aria-label={fullNumber}
      data-order-card
      data-new={isNew(order) || undefined}
      tabIndex={-1}
    >
      <div className={cardClasses.head}>
        <div>
          <h3 aria-label={fullNumber}>{text('shortNumber', { number: clip(shortNumber) })}</h3>
          {!isDense && <span>{money(order.bill.total)}</span>}
          <p>
            <CardLink order={order} hasMore={hidden > 0} />
            {!isDense && <CardNote order={order} isPast={!hasActions} />}
          </p>
        </div>
        {hasActions ? <OrderDue order={order} /> : <OrderStatusChip order={order} />}
        <CardMenu order={order} hasOwn={hasActions} />
      </div>
      <OrderItems isBrief hasPrices={!isDense} items={order.items.slice(0, CARD_ITEMS)} />
      {hidden > 0 && <Quiet>{text('moreItems', { count: hidden })}</Quiet>}
      {order.instructions && (
        <p className={cardClasses.instructions}>
          <VisuallyHidden>{text('instructions', { text: '' })}</VisuallyHidden>
          <span>{clip(order.instructions)}</span>
        </p>
      )}
      <Slot name="orderCard" given={{ order: toOrderSummary(order) }} />
      {hasActions && (
        <div className={cardClasses.foot}>
          <PrintButton order={order} />
          <OrderActions order={order} />
          <ElsewhereNote order={order} />
        </div>
      )}
    </article>
  );
});

/** When an order was placed, or when it is due. */
function CardNote({ order, isPast }: { order: Order; isPast: boolean }) {
  const text = useText(messages);
  const { time, dateTime } = useAtomValue(formatsAtom);
  const due = order.status === 'cooking' ? dueAt(order) : null;
  if (isPast) return <Quiet>{dateTime(order.createdAt)}</Quiet>;
  return <Quiet>{due === null ? time(order.createdAt) : text('dueAt', { at: time(due) })}</Quiet>;
}

/** Covers the upper part of the card. Passes on the board's query string, so that Back restores the tab. */
function CardLink({ order, hasMore }: { order: Order; hasMore: boolean }) {
  const text = useText(messages);
  const { search } = useLocation();
  const linkId = orderLinkId(order);
  if (!linkId) return null;
  const action = text(hasMore ? 'viewMore' : 'viewDetails');
  return (
    <Link
      to={paths.orderDetail(linkId)}
      state={{ search }}
      aria-label={text('ofOrder', { action, number: order.number })}
    >
      {action}
    </Link>
  );
}

/**
 * Covers the buttons of an order that another tab is changing. The buttons stay rendered, so that they keep the focus.
 */
function ElsewhereNote({ order }: { order: Order }) {
  const { gate, blockedBy } = useOrderGate(order);
  if (gate !== 'changingElsewhere' || !statusFacts(order.status).next) return null;
  return (
    <div className={cardClasses.elsewhere}>
      <Banner>{blockedBy}</Banner>
    </div>
  );
}
