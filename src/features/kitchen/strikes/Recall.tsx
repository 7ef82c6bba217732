import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import { statusFacts, toOrderStatus } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { isCancelled, leftOrdersAtom } from '../../../core/orders/work/inWork';
import { lineKeys } from '../../../core/orders/work/lineKeys';
import workMessages from '../../../core/orders/work/messages.en.json';
import statusMessages from '../../../ui/orders/messages.en.json';
import { Heading, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { PrintButton } from '../../printing/public';
import messages from './messages.en.json';
import type { LeftOrder } from './useRecall';

interface RecallProps {
  left: readonly LeftOrder[];
  onClose: () => void;
}

/** The orders that left the screen, to look at or to print again. */
export function Recall({ left, onClose }: RecallProps) {
  const text = useText(messages);
  return (
    <Dialog isOpen closesOnBackdrop size="md" title={text('recallTitle')} onClose={onClose}>
      <Quiet as="p">{text(left.length === 0 ? 'recallEmpty' : 'recallHelp')}</Quiet>
      <Stack gap={3}>
        {left.map((one) => (
          <Left key={one.order.id} {...one} />
        ))}
      </Stack>
    </Dialog>
  );
}

/** Why the order has left, as soon as the page knows. */
function Why({ order }: { order: Order }) {
  const text = useText(workMessages);
  const statusText = useText(statusMessages);
  const rawStatus = useAtomValue(leftOrdersAtom).statuses.get(order.id);
  if (rawStatus === undefined) return null;
  if (isCancelled(order, { rawStatus })) return <strong>{text('cancelled')}</strong>;
  const status = toOrderStatus(rawStatus);
  return status !== 'unknown' && <strong>{statusText(statusFacts(status).label)}</strong>;
}

function Left({ order, struck, at }: LeftOrder) {
  const text = useText(messages);
  const { time } = useAtomValue(formatsAtom);
  const shortOf = useAtomValue(shortNumberAtom);
  const keys = lineKeys(order.items);
  const count = order.items.length;
  return (
    <section data-part="left">
      <Row>
        <Heading as="h3">{clip(shortOf(order))}</Heading>
        <Quiet>{text('leftAt', { at: time(at) })}</Quiet>
        <Why order={order} />
        <PrintButton order={order} isLabelled />
      </Row>
      {struck.size > 0 && <Quiet as="p">{text('crossedOff', { done: struck.size, count })}</Quiet>}
      <ul>
        {order.items.map((item, index) => {
          const line = text('strike', { count: item.quantity, name: clip(item.name) });
          const words = item.variant ? `${line} (${clip(item.variant)})` : line;
          return (
            <li key={keys[index]}>{struck.has(keys[index] ?? '') ? <s>{words}</s> : words}</li>
          );
        })}
      </ul>
    </section>
  );
}
