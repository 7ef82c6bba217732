import { useAtomValue, useSetAtom } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useText } from '../../../core/messages/useText';
import { type NextMove, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import statusMessages from '../../../ui/orders/messages.en.json';
import { OptionalPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { Text } from '../../../ui/primitives/layout/Layout';
import { cardClasses } from '../cardStyles';
import messages from '../messages.en.json';
import { type AcceptButtonProps, oneTapMinutesAtom } from './accept/oneTap';
import { useOrderGate } from './orderGate';
import { PendingChangeNote } from './PendingChangeNote';
import { useIsSeen } from './useIsSeen';
import { orderQuestionAtom, useOrderActions, usePendingChange } from './useOrderActions';

/** The buttons of an order, by its status (A4) and the vendor's permissions (b56). */
export function OrderActions({ order }: { order: Order }) {
  const statusText = useText(statusMessages);
  const pending = usePendingChange(order.id);
  const { gate, blockedBy } = useOrderGate(order);
  const isSeen = useIsSeen(`${order.id} ${order.status}`, true);
  // A change request needs the order's id.
  if (!order.id) return null;
  if (pending && pending.phase !== 'sending') return <PendingChangeNote pending={pending} />;
  const { actor, next, waiting } = statusFacts(order.status);
  switch (actor) {
    case 'answer':
      if (gate === 'stepNotAllowed') return <NotAllowed text={blockedBy} />;
      return <NewOrderActions order={order} isBusy={pending !== undefined} blockedBy={blockedBy} />;
    case 'move':
      if (gate === 'stepNotAllowed') return <NotAllowed text={blockedBy} />;
      return (
        <NextStep {...{ order, isBusy: pending !== undefined, blockedBy, isSeen }} step={next} />
      );
    case 'rider':
      return <Button disabled>{statusText(waiting)}</Button>;
    case null:
      return null;
  }
}

interface ActionProps {
  order: Order;
  isBusy: boolean;
  blockedBy: string | undefined;
}

function NewOrderActions({ order, isBusy, blockedBy }: ActionProps) {
  const text = useText(messages);
  const openQuestion = useSetAtom(orderQuestionAtom);
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
      <AcceptButton {...{ order, isBusy, blockedBy }} />
    </div>
  );
}

interface NextStepProps extends ActionProps {
  step: NextMove;
  /** Whether the step is no longer new behind its button. */
  isSeen: () => boolean;
}

function NextStep({ order, step, isBusy, blockedBy, isSeen }: NextStepProps) {
  const text = useText(messages);
  const statusText = useText(statusMessages);
  const { change } = useOrderActions();
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

function NotAllowed({ text }: { text: string | undefined }) {
  return (
    <Text size="sm" tone="textMuted">
      {text}
    </Text>
  );
}

const OneTapButton = lazyPage(() => import('./accept/OneTapButton'), 'OneTapButton');

/** Asks for the preparation time, or accepts at once if the device has a time for this. */
function AcceptButton(props: AcceptButtonProps) {
  const minutes = useAtomValue(oneTapMinutesAtom);
  if (minutes === null) return <AskingButton {...props} />;
  return (
    <OptionalPart fallback={<AskingButton {...props} />}>
      <OneTapButton {...props} minutes={minutes} />
    </OptionalPart>
  );
}

function AskingButton({ order, isBusy, blockedBy }: AcceptButtonProps) {
  const text = useText(messages);
  const openQuestion = useSetAtom(orderQuestionAtom);
  const action = text('accept');
  return (
    <Button
      variant="primary"
      isBusy={isBusy}
      blockedBy={blockedBy}
      aria-label={text('ofOrder', { action, number: order.number })}
      data-shortcut="a"
      onClick={() => openQuestion({ kind: 'accept', order })}
    >
      {action}
    </Button>
  );
}
