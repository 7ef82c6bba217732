import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { formatsAtom } from '../../../core/state/services';
import { ButtonLink } from '../../../ui/primitives/ButtonLink';
import { Heading, Quiet } from '../../../ui/primitives/Text';
import { CARD_ITEMS } from '../constants';
import { OrderDue } from '../due/OrderDue';
import messages from '../messages.en.json';
import { orderLinkId } from '../orderLinkId';
import type { Order } from '../types';
import { part } from './cardStyles';
import { OrderActions } from './OrderActions';
import { OrderItems } from './OrderItems';
import { OrderStatusChip } from './OrderStatusChip';

interface OrderCardProps {
  order: Order;
  /** The All tab only shows; every other tab has the step of its status. */
  hasActions: boolean;
}

/** One order of the board: what was ordered, what it is worth, and what can be done now. */
export const OrderCard = memo(function OrderCard({ order, hasActions }: OrderCardProps) {
  const text = useText(messages);
  const { money, dateTime } = useAtomValue(formatsAtom);
  const hidden = order.items.length - CARD_ITEMS;
  return (
    <article className={part.card} aria-label={text('orderNumber', { number: order.number })}>
      <div className={part.line}>
        <Heading as="h3">{text('orderNumber', { number: clip(order.number) })}</Heading>
        <OrderStatusChip order={order} />
      </div>
      <div className={part.line}>
        <Quiet>{dateTime(order.createdAt)}</Quiet>
        {hasActions && <OrderDue order={order} />}
      </div>
      <OrderItems isBrief items={order.items.slice(0, CARD_ITEMS)} />
      {hidden > 0 && <Quiet>{text('moreItems', { count: hidden })}</Quiet>}
      {order.instructions && (
        <p className={part.instructions}>
          <span>{text('instructions', { text: clip(order.instructions) })}</span>
        </p>
      )}
      <div className={part.foot}>
        <div className={part.line}>
          <span className={part.total}>{money(order.bill.total)}</span>
          <CardLink order={order} hasMore={hidden > 0} />
        </div>
        {hasActions && <OrderActions order={order} />}
      </div>
    </article>
  );
});

/** Leads to the whole order; Back from there finds the board as it was left. */
function CardLink({ order, hasMore }: { order: Order; hasMore: boolean }) {
  const text = useText(messages);
  const { search } = useLocation();
  const linkId = orderLinkId(order);
  if (!linkId) return null;
  const action = text(hasMore ? 'viewMore' : 'viewDetails');
  return (
    <ButtonLink
      className={part.link}
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
