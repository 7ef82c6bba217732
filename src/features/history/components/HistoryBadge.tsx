import { statusFacts } from '../../../core/orders/statuses';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { useStatusLabel } from '../../../ui/orders/OrderStatusChip';
import type { OrderRow } from '../../../core/orders/history/types';

/** Completed is green, declined red, any other status yellow (b44). */
export function HistoryBadge({ row }: { row: Pick<OrderRow, 'status' | 'rawStatus'> }) {
  const label = useStatusLabel();
  const { status, rawStatus } = row;
  return (
    <span title={status === 'unknown' ? rawStatus : undefined}>
      <StatusChip tone={statusFacts(status).pastTone} label={label(status)} />
    </span>
  );
}
