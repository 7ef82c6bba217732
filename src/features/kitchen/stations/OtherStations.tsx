import { useAtomValue, useSetAtom } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useText } from '../../../core/messages/useText';
import type { Order } from '../../../core/orders/types';
import { Button } from '../../../ui/primitives/Button';
import messages from './messages.en.json';
import { showsAllAtom } from './state';

interface OtherStationsProps {
  ticket: { order: Order; others: { count: number; done: number } };
}

/** The dishes of other stations, in place of the next step, which belongs to the screen with the whole order (c39). */
export function OtherStations({ ticket: { order, others } }: OtherStationsProps) {
  const text = useText(messages);
  const setShowsAll = useSetAtom(showsAllAtom);
  const isShared = useAtomValue(hasCapabilityAtom)('orders.items') && order.status === 'cooking';
  return (
    <div data-part="others">
      <p>{isShared ? text('othersDone', others) : text('others', { count: others.count })}</p>
      <Button
        aria-label={text('showAllOf', { number: order.number })}
        onClick={() => setShowsAll(true)}
      >
        {text('showAll')}
      </Button>
    </div>
  );
}
