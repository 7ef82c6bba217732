import { useAtomValue } from 'jotai';
import { clockAtom } from '../../../core/clock/state';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { leftOrdersAtom } from '../../../core/orders/work/inWork';
import { isLeftHereAtom } from '../../../core/orders/work/leftHere';
import { lineKeys } from '../../../core/orders/work/lineKeys';
import workMessages from '../../../core/orders/work/messages.en.json';
import statusMessages from '../../../ui/orders/messages.en.json';
import { Button, Spinner } from '../../../ui/primitives/Button';
import { Heading, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { PrintButton } from '../../printing/public';
import messages from './messages.en.json';
import { type Recalled, recalledOrders } from './recalledOrders';
import { recentOrdersAtom } from './recallQueries';
import type { LeftOrder } from './useRecall';

interface RecallProps {
  left: readonly LeftOrder[];
  /** Whether an order has a ticket on the screen. */
  isShown: (id: string) => boolean;
  /** Whether a list has the order. */
  isOpen: (id: string) => boolean;
  onBringBack: (order: Order) => void;
  onClose: () => void;
}

/** The orders of the restaurant that left the screen, to look at, to bring back or to print again. */
export function Recall({ left, isShown, isOpen, onBringBack, onClose }: RecallProps) {
  const text = useText(messages);
  const { now } = useAtomValue(clockAtom);
  const { data: recent = [], isError, isPending } = useAtomValue(recentOrdersAtom);
  const { statuses } = useAtomValue(leftOrdersAtom);
  const orders = recalledOrders({ left, recent, statuses, isOpen, now: now() });
  return (
    <Dialog isOpen closesOnBackdrop size="md" title={text('recallTitle')} onClose={onClose}>
      {isError && <p role="alert">{text('recallFailed')}</p>}
      {isPending && <Spinner size={28} />}
      {!isPending && (
        <Quiet as="p">{text(orders.length === 0 ? 'recallEmpty' : 'recallHelp')}</Quiet>
      )}
      <Stack gap={3}>
        {orders.map((one) => (
          <Left
            key={one.order.id}
            {...one}
            isShown={isShown(one.order.id)}
            onBringBack={() => onBringBack(one.order)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

/** Why the order has left, and who did it, as soon as the page knows. */
function Why({ order: { id, status, rawStatus }, isCancelled }: Recalled) {
  const text = useText(messages);
  const workText = useText(workMessages);
  const statusText = useText(statusMessages);
  const isHere = useAtomValue(isLeftHereAtom)(id);
  if (isCancelled) return <strong>{workText('cancelled')}</strong>;
  if (status === 'unknown') return rawStatus ? <strong>{clip(rawStatus)}</strong> : null;
  const label = statusText(statusFacts(status).label);
  return <strong>{text(isHere ? 'leftHere' : 'leftElsewhere', { status: label })}</strong>;
}

interface LeftProps extends Recalled {
  isShown: boolean;
  onBringBack: () => void;
}

function Left({ isShown, onBringBack, ...left }: LeftProps) {
  const { order, struck, at } = left;
  const text = useText(messages);
  const { time } = useAtomValue(formatsAtom);
  const shortOf = useAtomValue(shortNumberAtom);
  const keys = lineKeys(order.items);
  const count = order.items.length;
  return (
    <section data-part="left">
      <Row>
        <Heading as="h3">{clip(shortOf(order))}</Heading>
        {at !== null && <Quiet>{text('leftAt', { at: time(at) })}</Quiet>}
        <Why {...left} />
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
      <Row>
        {isShown ? (
          <Quiet>{text('onScreen')}</Quiet>
        ) : (
          <Button
            aria-label={text('bringBackOrder', { number: clip(order.number) })}
            onClick={onBringBack}
          >
            {text('bringBack')}
          </Button>
        )}
        <PrintButton order={order} isLabelled />
      </Row>
    </section>
  );
}
