import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { orderDetailAtom } from '../../../core/orders/live/detailQueries';
import { orderLinkId } from '../../../core/orders/orderIds';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { HANDED_OVER_STATUS, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { OrderItems } from '../../../ui/orders/OrderItems';
import { OrderStatusChip } from '../../../ui/orders/OrderStatusChip';
import { PhoneLink } from '../../../ui/orders/PhoneLink';
import { useOrderFacts } from '../../../ui/orders/useOrderFacts';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { DescriptionList } from '../../../ui/primitives/layout/DescriptionList';
import { color, figures, focusRing, font, radius, space } from '../../../ui/theme/theme';
import { OrderDue } from '../board/OrderDue';
import { answerStyles, dueStyles, orderNote } from '../cardStyles';
import { OrderActions, useActionTools } from '../status/OrderActions';
import { useOrderGate } from '../status/orderGate';
import { useIsSeen } from '../status/useIsSeen';
import messages from './messages.en.json';

const Large = styled.article`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.surface2};
  overflow-wrap: anywhere;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    & > h3 {
      ${figures}
      font-size: ${font.size.xl};
      line-height: ${font.line.tight};
    }
    & > :last-child {
      margin-inline-start: auto;
    }
  }
  & > [data-part='code'] {
    ${figures}
    line-height: ${font.line.tight};
    & > strong {
      font-size: ${font.size.xl};
      letter-spacing: 0.08em;
    }
  }
  & > [data-part='note'] {
    ${orderNote}
  }
  & a {
    ${focusRing}
  }
  ${answerStyles}
  ${dueStyles}
`;

/** An order that was searched, with what the person at the counter needs to hand it over. */
export function FoundOrder({ found }: { found: Order }) {
  const text = useText(messages);
  const nameOf = useAtomValue(orderNameAtom);
  const linkId = orderLinkId(found);
  const { data } = useAtomValue(
    useMemo(() => orderDetailAtom(linkId ?? '', found), [linkId, found]),
  );
  const order = data ?? found;
  const { number, verificationCode: code, instructions, rider, customer } = order;
  const facts = useOrderFacts(order);
  const person = ({ name, phone }: { name: string; phone: string }) => (
    <>
      <bdi>{clip(name)}</bdi> {phone && <PhoneLink phone={phone} />}
    </>
  );
  const rows = [
    facts.orderId,
    { label: text('customer'), value: person(customer) },
    ...(rider.name || rider.phone ? [{ label: text('rider'), value: person(rider) }] : []),
    facts.total,
  ];
  return (
    <Large aria-label={text('order', { number: clip(number) })}>
      <header>
        <h3>{nameOf(order)}</h3>
        <OrderStatusChip order={order} />
        <OrderDue order={order} />
      </header>
      {code && (
        <p data-part="code">
          {text('code')}{' '}
          <strong>
            <bdi>{clip(code)}</bdi>
          </strong>
        </p>
      )}
      <NextStep order={order} />
      <OrderItems items={order.items} />
      {instructions && <p data-part="note">{clip(instructions)}</p>}
      <DescriptionList rows={rows} />
      {linkId && <Link to={paths.orderDetail(linkId)}>{text('details')}</Link>}
    </Large>
  );
}

/** The next step of the order; of one at the counter that it was handed over, if the backend accepts this. */
function NextStep({ order }: { order: Order }) {
  const text = useText(messages);
  const hasHandover = useAtomValue(hasCapabilityAtom)('orders.handover');
  const gate = useOrderGate(order);
  const tools = useActionTools();
  const isSeen = useIsSeen(`${order.id} ${order.status}`);
  const { isAtCounter } = statusFacts(order.status);
  const isOpen = gate.pending === undefined || gate.pending.phase === 'sending';
  const canHandOver = hasHandover && isAtCounter && isOpen && gate.gate !== 'stepNotAllowed';
  if (!canHandOver || !order.id) return <OrderActions {...{ order, gate, tools }} />;
  return (
    <Button
      variant="primary"
      isBusy={gate.pending !== undefined}
      blockedBy={gate.blockedBy}
      aria-label={text('handedOverOrder', { number: clip(order.number) })}
      onClick={(event) =>
        isSeen() && !isRepeatedClick(event) && void tools.change({ order, to: HANDED_OVER_STATUS })
      }
    >
      {text('handedOver')}
    </Button>
  );
}
