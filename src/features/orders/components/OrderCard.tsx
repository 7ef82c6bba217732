import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { formatsAtom } from '../../../core/state/services';
import { ButtonLink } from '../../../ui/primitives/ButtonLink';
import { Card } from '../../../ui/primitives/Card';
import { clampLines, figures } from '../../../ui/theme/mixins';
import { color, font, radius, space, tint } from '../../../ui/theme/theme';
import { CARD_ITEMS } from '../constants';
import { OrderDue } from '../due/OrderDue';
import messages from '../messages.en.json';
import { orderLinkId } from '../orderLinkId';
import type { Order } from '../types';
import { OrderActions } from './OrderActions';
import { OrderItems } from './OrderItems';
import { OrderStatusChip } from './OrderStatusChip';

const Panel = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  &:has([data-vp-urgency='warning']) {
    border-color: ${color.orderNew};
  }
  &:has([data-vp-urgency='late']) {
    border-color: ${color.orderLate};
    box-shadow: inset 4px 0 0 ${color.orderLate};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
`;

const Number = styled.h3`
  font-size: ${font.size.md};
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

const Total = styled.span`
  ${figures}
  font-size: ${font.size.lg};
  font-weight: ${font.weight.strong};
`;

const Instructions = styled.p`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${tint(color.warning)};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

const InstructionsText = styled.span`
  ${clampLines(3)}
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: auto;
`;

const DetailLink = styled(ButtonLink)`
  margin-inline: calc(-1 * ${space[3]});
`;

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
    <Panel as="article" aria-label={text('orderNumber', { number: order.number })}>
      <Line>
        <Number>{text('orderNumber', { number: clip(order.number) })}</Number>
        <OrderStatusChip order={order} />
      </Line>
      <Line>
        <Quiet>{dateTime(order.createdAt)}</Quiet>
        {hasActions && <OrderDue order={order} />}
      </Line>
      <OrderItems isBrief items={order.items.slice(0, CARD_ITEMS)} />
      {hidden > 0 && <Quiet>{text('moreItems', { count: hidden })}</Quiet>}
      {order.instructions && (
        <Instructions>
          <InstructionsText>
            {text('instructions', { text: clip(order.instructions) })}
          </InstructionsText>
        </Instructions>
      )}
      <Foot>
        <Line>
          <Total>{money(order.bill.total)}</Total>
          <CardLink order={order} hasMore={hidden > 0} />
        </Line>
        {hasActions && <OrderActions order={order} />}
      </Foot>
    </Panel>
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
    <DetailLink
      variant="ghost"
      size="sm"
      to={paths.orderDetail(linkId)}
      state={{ search }}
      aria-label={text('ofOrder', { action, number: order.number })}
    >
      {action}
    </DetailLink>
  );
}
