import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { isNew, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import messages from '../../../ui/orders/messages.en.json';
import { clampLines, smallText } from '../../../ui/theme/mixins';
import { box, color, depths, space } from '../../../ui/theme/theme';
import { answerStyles, orderNote } from '../cardStyles';
import { OrderActions } from './OrderActions';

/** Reaches over the padding of the page or panel around it, which is `--vp-gutter`. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${depths.sticky};
  display: grid;
  gap: ${space[2]};
  margin-inline: calc(-1 * var(--vp-gutter));
  padding: ${space[3]} var(--vp-gutter);
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  ${box.fromMedium} {
    grid-template-columns: minmax(0, 460px);
    justify-content: end;
  }
  ${answerStyles}
  & > p {
    ${smallText}
    ${clampLines(2)}
    overflow-wrap: anywhere;
  }
  & > [data-part='note'] {
    ${orderNote}
  }
`;

interface OrderActionBarProps {
  order: Order;
  /** Whether the bar names the dishes of a new order, because they may be out of view. */
  hasDishes?: boolean;
}

/** The next step of an order, at the lower edge of the screen; nothing if the order has ended. */
export function OrderActionBar({ order, hasDishes = false }: OrderActionBarProps) {
  if (!order.id || statusFacts(order.status).actor === null) return null;
  return (
    <Bar data-vp-part="order-actions">
      {hasDishes && isNew(order) && <Dishes order={order} />}
      <OrderActions order={order} />
    </Bar>
  );
}

function Dishes({ order: { items, instructions } }: { order: Order }) {
  const text = useText(messages);
  const dishes = items.map(({ quantity, name, variant }) =>
    [text('quantity', { count: quantity }), clip(name), clip(variant)].join(' ').trim(),
  );
  return (
    <>
      <p>{dishes.join(', ')}</p>
      {instructions && <p data-part="note">{clip(instructions)}</p>}
    </>
  );
}
