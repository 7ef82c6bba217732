import { useCallback } from 'react';
import { useText } from '../../core/messages/useText';
import { statusFacts } from '../../core/orders/statuses';
import type { Order } from '../../core/orders/types';
import { StatusChip } from '../primitives/StatusChip';
import messages from './messages.en.json';

/** The label of a status (A4). */
export function useStatusLabel(): (status: Order['status']) => string {
  const text = useText(messages);
  return useCallback((status) => text(statusFacts(status).label), [text]);
}

/** Shows the raw value of an unknown status on hover (b44). */
export function OrderStatusChip({ order }: { order: Pick<Order, 'status' | 'rawStatus'> }) {
  const label = useStatusLabel();
  const title = order.status === 'unknown' ? order.rawStatus : undefined;
  return (
    <span title={title}>
      <StatusChip tone={statusFacts(order.status).tone} label={label(order.status)} />
    </span>
  );
}
