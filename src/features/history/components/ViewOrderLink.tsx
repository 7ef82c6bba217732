import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { OrderRow } from '../../../core/orders/history/types';
import { orderLinkId } from '../../../core/orders/orderIds';
import { buttonLook, buttonStyles } from '../../../ui/primitives/buttonStyles';
import messages from '../messages.en.json';
import type { OrderLinks } from '../useOrderLinks';

const Anchor = styled.a`
  ${buttonStyles}
`;

interface ViewOrderLinkProps {
  row: OrderRow;
  links: OrderLinks;
}

export function ViewOrderLink({ row, links }: ViewOrderLinkProps) {
  const text = useText(messages);
  const linkId = orderLinkId(row);
  if (linkId === null) return text('none');
  return (
    <Anchor
      {...buttonLook({ size: 'sm' })}
      href={links.toHref(linkId)}
      aria-label={text('viewOrder', { number: row.number })}
      onClick={(event: MouseEvent) => links.onOpen(event, linkId)}
    >
      <span>{text('view')}</span>
    </Anchor>
  );
}
