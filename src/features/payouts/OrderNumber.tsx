import type { ComponentType, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import messages from './cycle/messages.en.json';
import { useMayOpenOrders } from './useMayOpenOrders';

interface OrderNumberProps {
  /** The id of the order in a link; `null` if it has no page. */
  linkId: string | null;
  shown: string;
  /** A link with another look. */
  anchor?: ComponentType<LinkProps>;
  /** What stands there without a link. */
  plain?: ReactNode;
}

/** The number of an order, with a link to it for vendors who may open it. */
export function OrderNumber(props: OrderNumberProps) {
  const { linkId, shown, anchor: Anchor = Link, plain = shown } = props;
  const text = useText(messages);
  const mayOpen = useMayOpenOrders();
  if (linkId === null || !mayOpen) return plain;
  return (
    <Anchor to={paths.orderHistoryDetail(linkId)} aria-label={text('openOrder', { number: shown })}>
      {shown}
    </Anchor>
  );
}
