import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import messages from './messages.en.json';

/** Statuses other than captured and failed are shown as the server sent them (A4). */
export function PaymentBadge({ status }: { status: string }) {
  const text = useText(messages);
  const known = status.trim().toLowerCase();
  if (known === 'captured') return <StatusChip tone="success" label={text('paid')} />;
  if (known === 'failed') return <StatusChip tone="danger" label={text('paymentFailed')} />;
  return <StatusChip tone="warning" label={clip(status.trim()) || text('paymentPending')} />;
}
