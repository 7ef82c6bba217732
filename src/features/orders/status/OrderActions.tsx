import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useText } from '../../../core/messages/useText';
import { orderQuestionAtom } from '../../../core/orders/statusChanges';
import { type NextMove, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import statusMessages from '../../../ui/orders/messages.en.json';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { OptionalPart } from '../../../ui/patterns/OptionalPart';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { Text } from '../../../ui/primitives/layout/Layout';
import { cardClasses } from '../cardStyles';
import messages from '../messages.en.json';
import { type AcceptButtonProps, oneTapAtom } from './accept/oneTap';
import type { useGateOf } from './orderGate';
import { PendingChangeNote } from './PendingChangeNote';
import { useIsSeen } from './useIsSeen';
import { useOrderActions } from './useOrderActions';

/** What the buttons of all orders of a list share, so that a card has no state for it. */
export function useActionTools() {
  const minutes = useAtomValue(oneTapAtom);
  const hasExtend = useAtomValue(hasCapabilityAtom)('orders.extend');
  const { change } = useOrderActions();
  const ask = useSetAtom(orderQuestionAtom);
  return useMemo(() => ({ minutes, hasExtend, change, ask }), [minutes, hasExtend, change, ask]);
}

type ActionTools = ReturnType<typeof useActionTools>;

interface OrderActionsProps {
  order: Order;
  gate: ReturnType<typeof useGateOf>;
  tools: ActionTools;
}

/** The buttons of an order, by its status (A4) and the vendor's permissions (b56). */
export function OrderActions({
  order,
  gate: { gate, blockedBy, pending },
  tools,
}: OrderActionsProps) {
  const statusText = useText(statusMessages);
  const isSeen = useIsSeen(`${order.id} ${order.status}`, true);
  // A change request needs the order's id.
  if (!order.id) return null;
  if (pending && pending.phase !== 'sending') return <PendingChangeNote pending={pending} />;
  const { actor, next, waiting } = statusFacts(order.status);
  const props = { order, tools, blockedBy, isBusy: pending !== undefined };
  switch (actor) {
    case 'answer':
      if (gate === 'stepNotAllowed') return <NotAllowed text={blockedBy} />;
      return <NewOrderActions {...props} />;
    case 'move':
      if (gate === 'stepNotAllowed') return <NotAllowed text={blockedBy} />;
      return <NextStep {...props} isSeen={isSeen} step={next} />;
    case 'rider':
      return <Button disabled>{statusText(waiting)}</Button>;
    case null:
      return null;
  }
}

interface ActionProps extends AcceptButtonProps {
  tools: ActionTools;
}

function NewOrderActions({ order, isBusy, blockedBy, tools }: ActionProps) {
  const text = useText(messages);
  return (
    <div className={cardClasses.answers}>
      <Button
        variant="danger"
        disabled={isBusy}
        blockedBy={blockedBy}
        aria-label={text('ofOrder', { action: text('reject'), number: order.number })}
        data-shortcut="x"
        onClick={() => tools.ask({ kind: 'reject', order })}
      >
        {text('reject')}
      </Button>
      <AcceptButton {...{ order, isBusy, blockedBy, tools }} />
    </div>
  );
}

interface NextStepProps extends ActionProps {
  step: NextMove;
  /** Whether the step is no longer new behind its button. */
  isSeen: () => boolean;
}

function NextStep({ order, step, isBusy, blockedBy, isSeen, tools }: NextStepProps) {
  const text = useText(messages);
  const statusText = useText(statusMessages);
  const action = statusText(step.action);
  const next = (
    <Button
      variant="primary"
      isBusy={isBusy}
      blockedBy={blockedBy}
      aria-label={text('ofOrder', { action, number: order.number })}
      onClick={(event) =>
        isSeen() && !isRepeatedClick(event) && void tools.change({ order, to: step.to })
      }
    >
      {action}
    </Button>
  );
  if (order.status !== 'cooking' || !tools.hasExtend) return next;
  return (
    <div className={cardClasses.answers}>
      <Button
        disabled={isBusy}
        blockedBy={blockedBy}
        aria-label={text('ofOrder', { action: text('moreTime'), number: order.number })}
        onClick={() => tools.ask({ kind: 'extend', order })}
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
function AcceptButton({ tools, ...props }: ActionProps) {
  const text = useText(messages);
  const { order, isBusy, blockedBy } = props;
  const action = text('accept');
  const asking = (
    <Button
      variant="primary"
      isBusy={isBusy}
      blockedBy={blockedBy}
      aria-label={text('ofOrder', { action, number: order.number })}
      data-shortcut="a"
      onClick={() => tools.ask({ kind: 'accept', order })}
    >
      {action}
    </Button>
  );
  if (tools.minutes === null || tools.minutes === 'ask') return asking;
  return (
    <OptionalPart fallback={asking}>
      <OneTapButton {...props} minutes={tools.minutes} />
    </OptionalPart>
  );
}
