import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { knownOrders } from '../../../core/orders/live/queries';
import { orderLinkId } from '../../../core/orders/orderIds';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import type { Order } from '../../../core/orders/types';
import { cancelledOrdersAtom, confirmed, workAtom } from '../../../core/orders/work/inWork';
import { type Mark, marksOf } from '../../../core/orders/work/marks';
import messages from '../../../core/orders/work/messages.en.json';
import { useMarkWords } from '../../../core/orders/work/useMarkWords';
import { dataAtom } from '../../../core/state/queryClient';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { color, font, radius, space, tint } from '../../../ui/theme/theme';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-block-end: ${space[3]};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.card};
    background: ${tint(color.warning)};
    &[data-cancelled] {
      background: ${tint(color.danger)};
    }
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: inherit;
    font-weight: ${font.weight.strong};
  }
  & > li > .vp-button {
    flex: none;
  }
`;

/** The orders in work with something that nobody has confirmed yet, above the lists of the board. */
export function WorkMarks() {
  const text = useText(messages);
  const { digits } = useAtomValue(formatsAtom);
  const words = useMarkWords();
  const marked = useAtomValue(markedOrdersAtom);
  const change = useSetAtom(workAtom);
  if (marked.length === 0) return null;
  return (
    <List aria-label={text('title')}>
      {marked.map(({ order, isCancelled, marks }) => (
        <li key={order.id} data-cancelled={isCancelled || undefined}>
          <div>
            <OrderNumber order={order} />{' '}
            {isCancelled && (
              <p>
                <strong>{text('cancelled')}</strong>{' '}
                <s>
                  {order.items
                    .map(({ name, quantity }) => `${digits(quantity)} × ${clip(name)}`)
                    .join(', ')}
                </s>
              </p>
            )}
            {marks.map((mark, index) => (
              <p key={index}>{words(mark)}</p>
            ))}
          </div>
          <Button
            aria-label={text('confirmOrder', { number: order.number })}
            onClick={(event) =>
              !isRepeatedClick(event) && change((work) => confirmed(work, order.id, order))
            }
          >
            {text('confirm')}
          </Button>
        </li>
      ))}
    </List>
  );
}

function OrderNumber({ order }: { order: Order }) {
  const linkId = orderLinkId(order);
  const number = useAtomValue(orderNameAtom)(order);
  return linkId ? <Link to={paths.orderDetail(linkId)}>{number}</Link> : <strong>{number}</strong>;
}

interface MarkedOrder {
  order: Order;
  isCancelled: boolean;
  marks: readonly Mark[];
}

/** The orders in work with something that nobody has confirmed yet, the cancelled ones first. */
const markedOrdersAtom = dataAtom((get): readonly MarkedOrder[] => {
  const work = get(workAtom);
  const open = [get(knownOrders.cooking), get(knownOrders.packing_processing)].flatMap(
    (orders = []) => orders,
  );
  const cancelled = get(cancelledOrdersAtom).filter(({ id }) => !open.some((one) => one.id === id));
  return [
    ...cancelled.map((order) => ({ order, isCancelled: true, marks: [] })),
    ...open.flatMap((order) => {
      const marks = marksOf(work.get(order.id), order);
      return marks.length > 0 ? [{ order, isCancelled: false, marks }] : [];
    }),
  ];
});
