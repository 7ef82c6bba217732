import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { isNew, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import messages from '../../../ui/orders/messages.en.json';
import { useFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { shape } from '../../../ui/primitives/layout/shapes';
import { box, clampLines, color, depths, smallText, space } from '../../../ui/theme/theme';
import { answerStyles, orderNote } from '../cardStyles';
import { OrderActions, useActionTools } from './OrderActions';
import { useOrderGate } from './orderGate';

/** Reaches over the padding of the page or panel around it, which is `--vp-gutter`. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${depths.sticky};
  order: 1;
  display: grid;
  gap: ${space[2]};
  margin-inline: calc(-1 * var(--vp-gutter));
  padding: ${space[3]} var(--vp-gutter);
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  ${box.narrow} {
    padding-block: ${space[2]};
  }
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
  /** Whether the bar is in a panel, and not at the lower edge of a page. */
  isInPanel?: boolean;
  /** Otherwise the bar of a panel names the dishes of a new order. */
  areDishesInView?: boolean;
}

/** The next step of an order, at the lower edge of the screen; nothing if the order has ended. */
export function OrderActionBar(props: OrderActionBarProps) {
  const { order, isInPanel = false, areDishesInView = false } = props;
  const isShown = order.id !== '' && statusFacts(order.status).actor !== null;
  useFoot(isShown && !isInPanel);
  const gate = useOrderGate(order);
  const tools = useActionTools();
  if (!isShown) return null;
  return (
    <Bar className={isInPanel ? undefined : shape.foot}>
      {isInPanel && isNew(order) && <Content order={order} hasDishes={!areDishesInView} />}
      <OrderActions {...{ order, gate, tools }} />
    </Bar>
  );
}

/** The dishes, and the note of the customer, which a panel has nowhere else. */
function Content({ order, hasDishes }: { order: Order; hasDishes: boolean }) {
  const { items, instructions } = order;
  const text = useText(messages);
  const dishes = items.map(({ quantity, name, variant }) =>
    [text('quantity', { count: quantity }), clip(name), clip(variant)].join(' ').trim(),
  );
  return (
    <>
      {hasDishes && <p>{dishes.join(', ')}</p>}
      {instructions && <p data-part="note">{clip(instructions)}</p>}
    </>
  );
}
