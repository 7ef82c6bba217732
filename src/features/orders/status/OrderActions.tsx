import { useAtomValue, useSetAtom } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useText } from '../../../core/messages/useText';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { Button } from '../../../ui/primitives/Button';
import { isRepeatedClick } from '../../../ui/primitives/isRepeatedClick';
import { Text } from '../../../ui/primitives/layout/Text';
import { cardClasses } from '../cardStyles';
import statusMessages from '../../../ui/orders/messages.en.json';
import messages from '../messages.en.json';
import { type NextMove, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { AcceptButton } from './accept/AcceptButton';
import { PendingChangeNote } from './PendingChangeNote';
import {
  orderQuestionAtom,
  useBlockedReason,
  useOrderActions,
  usePendingChange,
} from './useOrderActions';
import { useIsSeen } from './useIsSeen';

/** The buttons of an order, by its status (A4) and the vendor's permissions (b56). */
export function OrderActions({ order }: { order: Order }) {
  const statusText = useText(statusMessages);
  const can = useAtomValue(accessAtom);
  const pending = usePendingChange(order.id);
  const isBusy = pending !== undefined;
  const isSeen = useIsSeen(`${order.id} ${order.status}`, true);
  // A change request needs the order's id.
  if (!order.id) return null;
  if (pending && pending.phase !== 'sending') return <PendingChangeNote pending={pending} />;
  const { actor, next, waiting } = statusFacts(order.status);
  switch (actor) {
    case 'answer':
      if (!can(RIGHTS.answerOrders)) return <NotAllowed />;
      return <NewOrderActions order={order} isBusy={isBusy} />;
    case 'move':
      if (!can(RIGHTS.moveOrders)) return <NotAllowed />;
      return <NextStep {...{ order, isBusy, isSeen }} step={next} />;
    case 'rider':
      return <Button disabled>{statusText(waiting)}</Button>;
    case null:
      return null;
  }
}

interface ActionProps {
  order: Order;
  isBusy: boolean;
}

function NewOrderActions({ order, isBusy }: ActionProps) {
  const text = useText(messages);
  const openQuestion = useSetAtom(orderQuestionAtom);
  const blockedBy = useBlockedReason(order);
  return (
    <div className={cardClasses.answers}>
      <Button
        variant="danger"
        disabled={isBusy}
        blockedBy={blockedBy}
        aria-label={text('ofOrder', { action: text('reject'), number: order.number })}
        data-shortcut="x"
        onClick={() => openQuestion({ kind: 'reject', order })}
      >
        {text('reject')}
      </Button>
      <AcceptButton order={order} isBusy={isBusy} />
    </div>
  );
}

interface NextStepProps extends ActionProps {
  step: NextMove;
  /** Whether the step is no longer new behind its button. */
  isSeen: () => boolean;
}

function NextStep({ order, step, isBusy, isSeen }: NextStepProps) {
  const text = useText(messages);
  const statusText = useText(statusMessages);
  const { change } = useOrderActions();
  const blockedBy = useBlockedReason(order);
  const openQuestion = useSetAtom(orderQuestionAtom);
  const has = useAtomValue(hasCapabilityAtom);
  const action = statusText(step.action);
  const next = (
    <Button
      variant="primary"
      isBusy={isBusy}
      blockedBy={blockedBy}
      aria-label={text('ofOrder', { action, number: order.number })}
      onClick={(event) =>
        isSeen() && !isRepeatedClick(event) && void change({ order, to: step.to })
      }
    >
      {action}
    </Button>
  );
  if (order.status !== 'cooking' || !has('orders.extend')) return next;
  return (
    <div className={cardClasses.answers}>
      <Button
        disabled={isBusy}
        blockedBy={blockedBy}
        aria-label={text('ofOrder', { action: text('moreTime'), number: order.number })}
        onClick={() => openQuestion({ kind: 'extend', order })}
      >
        {text('moreTime')}
      </Button>
      {next}
    </div>
  );
}

function NotAllowed() {
  const text = useText(messages);
  return (
    <Text size="sm" tone="textMuted">
      {text('stepNotAllowed')}
    </Text>
  );
}
