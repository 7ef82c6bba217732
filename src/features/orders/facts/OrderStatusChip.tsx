import { useText } from '../../../core/messages/useText';
import { StatusChip, type StatusTone } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';
import type { Order } from '../../../core/orders/types';

interface StatusLook {
  label: keyof typeof messages;
  tone: StatusTone;
}

const LOOKS: Readonly<Record<Order['status'], StatusLook>> = {
  waiting_for_confirmation: { label: 'statusWaiting', tone: 'new' },
  cooking: { label: 'statusCooking', tone: 'preparing' },
  packing_processing: { label: 'statusPacking', tone: 'packing' },
  ready_to_pickup: { label: 'statusReady', tone: 'ready' },
  completed: { label: 'statusCompleted', tone: 'success' },
  declined: { label: 'statusDeclined', tone: 'declined' },
  unknown: { label: 'statusUnknown', tone: 'neutral' },
};

/** The label of a status (A4). */
export function useStatusLabel(): (status: Order['status']) => string {
  const text = useText(messages);
  return (status) => text(LOOKS[status].label);
}

/** Shows the raw value of an unknown status on hover (b44). */
export function OrderStatusChip({ order }: { order: Pick<Order, 'status' | 'rawStatus'> }) {
  const label = useStatusLabel();
  const title = order.status === 'unknown' ? order.rawStatus : undefined;
  return (
    <span title={title}>
      <StatusChip tone={LOOKS[order.status].tone} label={label(order.status)} />
    </span>
  );
}
