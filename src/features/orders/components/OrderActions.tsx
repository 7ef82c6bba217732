import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { accessAtom, type Needs, RIGHTS } from '../../../core/permissions/access';
import { Button } from '../../../ui/primitives/Button';
import { Text } from '../../../ui/primitives/Text';
import { isRepeatedClick } from '../../../ui/primitives/isRepeatedClick';
import messages from '../messages.en.json';
import type { Order } from '../types';
import { useNotReached } from '../useNotReached';
import { useOrderActions } from '../useOrderActions';
import { usePendingChange } from '../usePendingChange';
import { NewOrderActions } from './NewOrderActions';
import { PendingChangeNote } from './PendingChangeNote';

const STEPS = {
  cooking: { to: 'packing_processing', action: 'orderReady' },
  packing_processing: { to: 'ready_to_pickup', action: 'readyForPickup' },
} as const;

/** Who may take each step (decision b56). */
const NEEDS: Readonly<Record<string, Needs>> = {
  waiting_for_confirmation: RIGHTS.answerOrders,
  cooking: RIGHTS.moveOrders,
  packing_processing: RIGHTS.moveOrders,
};

/** What can be done with an order in its present state (specification A 4). */
export function OrderActions({ order }: { order: Order }) {
  const text = useText(messages);
  const can = useAtomValue(accessAtom);
  const pending = usePendingChange(order.id);
  const isBusy = pending !== undefined;
  const { status } = order;
  // Without an id there is nothing a change could name.
  if (!order.id) return null;
  if (pending && pending.phase !== 'sending') return <PendingChangeNote pending={pending} />;
  if (!can(NEEDS[status] ?? [])) return <NotAllowed />;
  if (status === 'waiting_for_confirmation')
    return <NewOrderActions order={order} isBusy={isBusy} />;
  if (status === 'ready_to_pickup') return <Button disabled>{text('waitingForRider')}</Button>;
  if (status !== 'cooking' && status !== 'packing_processing') return null;
  return <NextStep order={order} step={STEPS[status]} isBusy={isBusy} />;
}

interface NextStepProps {
  order: Order;
  step: (typeof STEPS)[keyof typeof STEPS];
  isBusy: boolean;
}

function NextStep({ order, step, isBusy }: NextStepProps) {
  const text = useText(messages);
  const { change } = useOrderActions();
  const blockedBy = useNotReached();
  const action = text(step.action);
  return (
    <Button
      variant="primary"
      isBusy={isBusy}
      blockedBy={blockedBy}
      aria-label={text('ofOrder', { action, number: order.number })}
      onClick={(event) => !isRepeatedClick(event) && void change({ order, to: step.to })}
    >
      {action}
    </Button>
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
