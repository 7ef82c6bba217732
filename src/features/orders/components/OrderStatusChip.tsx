import { StatusChip, type StatusTone } from '../../../ui/primitives/StatusChip';
import type { Order } from '../types';
import { useStatusLabel } from '../useStatusLabel';

const TONES = {
  waiting_for_confirmation: 'new',
  cooking: 'preparing',
  packing_processing: 'packing',
  ready_to_pickup: 'ready',
  completed: 'success',
  declined: 'declined',
  unknown: 'neutral',
} as const satisfies Record<Order['status'], StatusTone>;

/** The status in a word and a colour; an unknown one tells its raw value on hover (b44). */
export function OrderStatusChip({ order }: { order: Pick<Order, 'status' | 'rawStatus'> }) {
  const label = useStatusLabel();
  const title = order.status === 'unknown' ? order.rawStatus : undefined;
  return (
    <span title={title}>
      <StatusChip tone={TONES[order.status]} label={label(order.status)} />
    </span>
  );
}
