import { useAtomValue, useSetAtom } from 'jotai';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import { cancelledOrdersAtom, changeWorkAtom, confirmed } from '../../../core/orders/work/inWork';
import messages from '../../../core/orders/work/messages.en.json';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';

/** The numbers of the cancelled orders; a tap removes one. */
export function CancelledNumbers() {
  const text = useText(messages);
  const shortOf = useAtomValue(shortNumberAtom);
  const orders = useAtomValue(cancelledOrdersAtom);
  const change = useSetAtom(changeWorkAtom);
  if (orders.length === 0) return null;
  return (
    <section data-part="cancelled" aria-label={text('cancelled')}>
      <h2>{text('cancelled')}</h2>
      {orders.map((order) => (
        <Button
          key={order.id}
          aria-label={text('confirmOrder', { number: order.number })}
          onClick={(event) =>
            !isRepeatedClick(event) && change((work) => confirmed(work, order.id, order))
          }
        >
          <s>{clip(shortOf(order))}</s>
        </Button>
      ))}
    </section>
  );
}
